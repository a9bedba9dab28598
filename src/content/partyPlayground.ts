import {partyErrorEntry} from '../addresses/places';
import {errorsOf} from '../contracts/errors';
import {inlineMarkdownToHtml} from '../contracts/markdown';
import {PARTY_SANDBOX_PATH, partyAddress} from '../contracts/partyAddress';
import {service} from '../service';
import {partyData} from './partyData';
import {partyOperations} from './partyOperations';
import {playgroundFailures, type PlaygroundFailure} from './playgroundFailures';
import {yamlFile} from './yaml';

/** Where the playground sends queries. */
interface PlaygroundEndpoint {
  readonly id: 'sample' | 'acceptance' | 'production' | 'sandbox';
  readonly title: string;
  /** Undefined for the sample data, which are in the page. */
  readonly address?: string;
}

/** A query that the reader opens with one press. */
export interface PlaygroundExample {
  readonly name: string;
  readonly title: string;
  /** HTML. */
  readonly shows: string;
  readonly query: string;
  /** JSON, or nothing. */
  readonly variables: string;
}

/** All that the playground (src/playground) knows, but the sample data. */
export interface PlaygroundContent {
  readonly sdl: string;
  readonly endpoints: readonly [PlaygroundEndpoint, ...PlaygroundEndpoint[]];
  readonly examples: readonly [PlaygroundExample, ...PlaygroundExample[]];
  readonly failures: readonly PlaygroundFailure[];
  /** Addresses of the entries of the service's errors, by code. */
  readonly errorEntries: Readonly<Record<string, string>>;
  /** Address to which a query is sent that was copied from the sample data. */
  readonly curlAddress: string;
  /** Address of the SDL. */
  readonly schema: string;
}

const sandbox = `${service.sandbox.url}${PARTY_SANDBOX_PATH}`;

/** The endpoints that the playground offers, in their order. */
export const playgroundEndpoints: PlaygroundContent['endpoints'] = [
  {id: 'sample', title: 'Sample data'},
  {id: 'acceptance', title: 'Acceptance', address: partyAddress(service.vpd.accp.host)},
  {id: 'production', title: 'Production', address: partyAddress(service.vpd.host)},
  {id: 'sandbox', title: 'Sandbox on your machine', address: sandbox},
];

function examples(): PlaygroundContent['examples'] {
  const [first, ...others] = partyOperations().map(({name, title, shows, query, variables}) => ({
    name,
    title,
    shows: inlineMarkdownToHtml(shows),
    query,
    variables: variables ? JSON.stringify(variables, null, 2) : '',
  }));
  if (!first) throw new Error('vpd/operations/operations.yaml has no operation');
  return [first, ...others];
}

/**
 * What the playground needs of the contracts.
 * @throws ContentError for a file that lacks something
 */
export function playgroundContent(): PlaygroundContent {
  const codes = errorsOf(yamlFile('vpd/errors.yaml')).map(({code}) => code);
  return {
    sdl: partyData().sdl,
    endpoints: playgroundEndpoints,
    examples: examples(),
    failures: playgroundFailures(),
    errorEntries: Object.fromEntries(codes.map((code) => [code, partyErrorEntry(code)])),
    curlAddress: sandbox,
    schema: '/vpd/schema.graphql',
  };
}
