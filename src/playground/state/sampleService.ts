import type {PartyService} from '../../partyService/service';

/** Milliseconds after which the data are fetched: the editor is there before. */
const LATER = 1000;

let made: Promise<PartyService> | undefined;

async function make(): Promise<PartyService> {
  const [{createPartyService}, {default: data}] = await Promise.all([
    import('../../partyService/service'),
    import('playground:data'),
  ]);
  return createPartyService(data);
}

/** The service over the sample data, in the page. @throws Error when the data can't be fetched; the next call tries again */
export function sampleService(): Promise<PartyService> {
  made ??= make().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

/** Fetches the data when the editor is there. */
export function prepareSamples(): void {
  // A failure is told when a query needs the data.
  setTimeout(() => void sampleService().catch(() => undefined), LATER);
}
