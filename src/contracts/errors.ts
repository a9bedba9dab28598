import * as z from 'zod';
import {codeOf} from './code';
import {inlineMarkdownToHtml} from './markdown';
import {checkYaml, type YamlFile} from './yamlFile';

const catalogueSchema = z.array(
  z
    .strictObject({
      code: z.string().regex(/^[A-Za-z0-9._-]+$/),
      /** HTTP status of the response; an error in an event has none. GraphQL reports most errors with 200. */
      status: z.number().int().min(200).max(599).optional(),
      title: z.string(),
      meaning: z.string(),
      cause: z.array(z.string()).min(1),
      retryable: z.enum(['no', 'yes', 'after-change']),
      do: z.string(),
      example: z.record(z.string(), z.unknown()),
      /** Whether it is explained once for all operations, instead of with each. */
      shared: z.literal(true).optional(),
      appliesTo: z.enum(['rest', 'identity', 'event', 'vpd']),
    })
    .refine(({status, appliesTo}) => (status === undefined) === (appliesTo === 'event'), {
      path: ['status'],
      message: 'A response has a status, an error in an event has none',
    })
    .refine(({status = 400, appliesTo}) => appliesTo === 'vpd' || status >= 400, {
      path: ['status'],
      message: 'Only GraphQL reports errors with a status below 400',
    }),
);

export type ServiceError = ReturnType<typeof errorOf>;

const errorOf = ({meaning, cause, do: remedy, example, shared, ...entry}: z.infer<typeof catalogueSchema>[number]) => ({
  ...entry,
  shared: shared ?? false,
  meaningHtml: inlineMarkdownToHtml(meaning),
  causesHtml: cause.map(inlineMarkdownToHtml),
  doHtml: inlineMarkdownToHtml(remedy),
  example: codeOf(example, 'application/json'),
});

/** An error catalogue, openapi/errors.yaml or vpd/errors.yaml. @throws ContentError for a wrong entry */
export const errorsOf = (yaml: YamlFile): ServiceError[] => checkYaml(yaml, catalogueSchema).map(errorOf);
