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

/** A request and its response, whose files are below platform/envelopes. */
export type EnvelopePair = ReturnType<typeof pairOf>;

function pairOf({name: own, operation, ...rest}: z.infer<typeof pair>) {
  const prefix = own === undefined ? `${operation}/` : `${operation}/${own}-`;
  /** `GetInboxDocuments` or `GetInboxDocuments/page-2`. */
  const id = own === undefined ? operation : `${operation}/${own}`;
  return {...rest, id, operation, request: `${prefix}request.xml`, response: `${prefix}response.xml`};
}

/** A request that fails, with the files of it and of its response. */
export type FaultCase = ReturnType<typeof caseOf>;

const caseOf = (each: z.infer<typeof fault>) => ({
  ...each,
  request: `faults/${each.id}-request.xml`,
  response: `faults/${each.id}-response.xml`,
});

/** The pairs of platform/envelopes/pairs.yaml. @throws ContentError for a wrong entry */
export const envelopePairsOf = (yaml: YamlFile): EnvelopePair[] => checkYaml(yaml, z.array(pair)).map(pairOf);

/** The cases of platform/envelopes/faults/cases.yaml. @throws ContentError for a wrong entry */
export const faultCasesOf = (yaml: YamlFile): FaultCase[] => checkYaml(yaml, z.array(fault)).map(caseOf);
