import {partyErrorEntry} from '../../addresses/places';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {PARTY_SANDBOX_PATH, partyAddress} from '../../contracts/partyAddress';
import {service} from '../../service';
import {memoized} from '../files';
import {partyData} from './data';
import {playgroundFailures} from './failures';
import {partyOperations, type PartyOperation} from './operations';
import {partyErrors} from './schema';

type AtLeastOne<T> = readonly [T, ...T[]];

/** Where the playground sends queries. */
interface PlaygroundEndpoint {
  readonly id: 'sample' | 'acceptance' | 'production' | 'sandbox';
  readonly title: string;
  /** Undefined for the sample data, which are in the page. */
  readonly address?: string;
}

const sandbox = `${service.sandbox.url}${PARTY_SANDBOX_PATH}`;

/** The endpoints that the playground offers, in their order. */
export const playgroundEndpoints: AtLeastOne<PlaygroundEndpoint> = [
  {id: 'sample', title: 'Sample data'},
  {id: 'acceptance', title: 'Acceptance', address: partyAddress(service.vpd.accp.host)},
  {id: 'production', title: 'Production', address: partyAddress(service.vpd.host)},
  {id: 'sandbox', title: 'Sandbox on your machine', address: sandbox},
];

/** A query that the reader opens with one press; `shows` is HTML, `variables` JSON or nothing. */
const exampleOf = ({name, title, shows, query, variables}: PartyOperation) => ({
  name,
  title,
  shows: inlineMarkdownToHtml(shows),
  query,
  variables: variables ? JSON.stringify(variables, null, 2) : '',
});

function examples(): AtLeastOne<ReturnType<typeof exampleOf>> {
  const [first, ...others] = partyOperations().map(exampleOf);
  if (!first) throw new Error('vpd/operations/operations.yaml has no operation');
  return [first, ...others];
}

/** All that the playground (src/playground) knows, but the sample data. @throws ContentError for a file that lacks something */
export const playgroundContent = memoized(() => ({
  sdl: partyData().sdl,
  endpoints: playgroundEndpoints,
  examples: examples(),
  failures: playgroundFailures(),
  /** Addresses of the entries of the service's errors, by code. */
  errorEntries: Object.fromEntries(partyErrors().map(({code}) => [code, partyErrorEntry(code)])),
  /** Address to which a query is sent that was copied from the sample data. */
  curlAddress: sandbox,
  /** Address of the SDL. */
  schema: '/vpd/schema.graphql',
}));

export type PlaygroundContent = ReturnType<typeof playgroundContent>;
