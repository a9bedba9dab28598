import * as z from 'zod';
import {checkYaml, text, type YamlFile} from '../yamlFile';

const name = z.string().regex(/^[a-z0-9-]+$/);

const pair = z.strictObject({
  operation: text,
  name: name.optional(),
  title: text,
  /** Ids of the pairs that come before it. */
  before: z.array(text).default([]),
  /** Elements of the response whose text differs each time, by their path below the body. */
  varies: z.array(text).default([]),
});

const fault = z
  .strictObject({
    id: name,
    title: text,
    wrong: text,
    operation: text,
    /** The value of the header, `none` where it is missing; absent for that of the operation. */
    soapAction: text.optional(),
    chunked: z.literal(true).optional(),
    key: z.literal('none').optional(),
    before: z.array(text).default([]),
    status: z.number().int().min(400).max(599),
    code: text.optional(),
    text: text.optional(),
  })
  .refine(({code, text: said}) => (code === undefined) !== (said === undefined), {
    message: 'A fault has a code, the gateway has a text',
  });

/** Files of a request and its response, below platform/envelopes. */
interface EnvelopeFiles {
  readonly request: string;
  readonly response: string;
}

/** A request and its response. */
export interface EnvelopePair extends Omit<z.infer<typeof pair>, 'name'>, EnvelopeFiles {
  /** `GetInboxDocuments` or `GetInboxDocuments/page-2`. */
  readonly id: string;
}

/** A request that fails. */
export type FaultCase = z.infer<typeof fault> & EnvelopeFiles;

/** The pairs of platform/envelopes/pairs.yaml. @throws ContentError for a wrong entry */
export function envelopePairsOf(yaml: YamlFile): EnvelopePair[] {
  return checkYaml(yaml, z.array(pair)).map(({name: own, operation, ...rest}) => {
    const prefix = own === undefined ? `${operation}/` : `${operation}/${own}-`;
    const id = own === undefined ? operation : `${operation}/${own}`;
    return {...rest, id, operation, request: `${prefix}request.xml`, response: `${prefix}response.xml`};
  });
}

/** The cases of platform/envelopes/faults/cases.yaml. @throws ContentError for a wrong entry */
export const faultCasesOf = (yaml: YamlFile): FaultCase[] =>
  checkYaml(yaml, z.array(fault)).map((each) => ({
    ...each,
    request: `faults/${each.id}-request.xml`,
    response: `faults/${each.id}-response.xml`,
  }));
