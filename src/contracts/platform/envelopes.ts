import * as z from 'zod';
import {checkYaml, text, type YamlFile} from '../yamlFile';

const name = z.string().regex(/^[a-z0-9-]+$/);

const pairs = z.array(
  z.strictObject({
    operation: text,
    name: name.optional(),
    title: text,
    before: z.array(text).default([]),
    varies: z.array(text).default([]),
  }),
);

const fault = z.strictObject({
  id: name,
  title: text,
  wrong: text,
  operation: text,
  soapAction: text.optional(),
  chunked: z.literal(true).optional(),
  key: z.literal('none').optional(),
  before: z.array(text).default([]),
  status: z.number().int().min(400).max(599),
  code: text.optional(),
  text: text.optional(),
});

const faults = z.array(
  fault.refine(({code, text: said}) => (code === undefined) !== (said === undefined), {
    message: 'A fault has a code, the gateway has a text',
  }),
);

/** A request and its response, in files. */
export interface EnvelopePair {
  /** `GetInboxDocuments` or `GetInboxDocuments/page-2`. */
  readonly id: string;
  readonly operation: string;
  readonly title: string;
  /** Files below platform/envelopes. */
  readonly request: string;
  readonly response: string;
  /** Ids of the pairs that come before it. */
  readonly before: readonly string[];
  /** Elements of the response whose text differs each time, by their path below the body. */
  readonly varies: readonly string[];
}

/** A request that fails. `soapAction`: the value of the header, `none` where it is missing; absent for that of the operation. */
export interface FaultCase extends z.infer<typeof fault> {
  readonly request: string;
  readonly response: string;
}

/**
 * The pairs of platform/envelopes/pairs.yaml.
 * @throws ContentError for an entry that is wrong
 */
export function envelopePairsOf(yaml: YamlFile): EnvelopePair[] {
  return checkYaml(yaml, pairs).map(({name: own, operation, ...pair}) => {
    const prefix = own === undefined ? `${operation}/` : `${operation}/${own}-`;
    const id = own === undefined ? operation : `${operation}/${own}`;
    return {...pair, id, operation, request: `${prefix}request.xml`, response: `${prefix}response.xml`};
  });
}

/**
 * The cases of platform/envelopes/faults/cases.yaml.
 * @throws ContentError for an entry that is wrong
 */
export const faultCasesOf = (yaml: YamlFile): FaultCase[] =>
  checkYaml(yaml, faults).map((each) => ({
    ...each,
    request: `faults/${each.id}-request.xml`,
    response: `faults/${each.id}-response.xml`,
  }));
