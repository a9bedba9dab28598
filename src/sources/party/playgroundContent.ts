import * as z from 'zod';
import {partyErrorEntry} from '../../addresses/places';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {SAMPLE_LANGUAGES} from '../../contracts/samples';
import {PARTY_SANDBOX_PATH, partyAddress} from '../../contracts/partyAddress';
import {checkYaml, failAt} from '../../contracts/yamlFile';
import {service} from '../../service';
import {memoized} from '../files';
import {fromYaml} from '../yaml';
import {partyData} from './data';
import {partyOperations, type PartyOperation} from './operations';
import {partyErrors} from './schema';

/** What can go wrong in the playground; each has its words in vpd/playground/failures.yaml. */
const IDS = [
  'queryErrors',
  'noToken',
  'wrongToken',
  'unauthenticated',
  'forbidden',
  'rateLimited',
  'rejected',
  'serverError',
  'notGraphql',
  'tooLarge',
  'timeout',
  'cancelled',
  'unreachable',
  'offline',
  'notLoaded',
  'wrongLink',
] as const;

export type FailureId = (typeof IDS)[number];

const failure = z.strictObject({
  id: z.enum(IDS),
  title: z.string(),
  text: z.string(),
  do: z.string(),
  /** The error of the service behind it, vpd/errors.yaml. */
  code: z.string().optional(),
});

/** The failures in words, in the order of their file. @throws ContentError for a failure without an entry, too */
const playgroundFailures = fromYaml('vpd/playground/failures.yaml', (yaml) => {
  const entries = checkYaml(yaml, z.array(failure));
  const missing = IDS.find((id) => !entries.some((entry) => entry.id === id));
  if (missing) failAt(yaml, [], `no entry for ${missing}`, 'Add one: the playground shows it');
  return entries.map(({text, do: remedy, ...entry}) => ({
    ...entry,
    textHtml: inlineMarkdownToHtml(text),
    doHtml: inlineMarkdownToHtml(remedy),
  }));
});

type AtLeastOne<T> = readonly [T, ...T[]];

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
  languages: SAMPLE_LANGUAGES,
  /** Address to which a query is sent that was copied from the sample data. */
  curlAddress: sandbox,
  schema: '/vpd/schema.graphql',
}));

export type PlaygroundContent = ReturnType<typeof playgroundContent>;
