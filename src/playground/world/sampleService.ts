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

/** The service over the sample data, in the page. Its data are fetched with the page, so that a query needs no network. */
export function sampleService(): Promise<PartyService> {
  made ??= make();
  return made;
}

/** Fetches the data when the editor is there. */
export const prepareSamples = (): void => void setTimeout(() => void sampleService(), LATER);
