import * as z from 'zod';
import {codeOf} from './code';
import {inlineMarkdownToHtml} from './markdown';
import type {Code} from './model';
import {checkYaml, type YamlFile} from './yamlFile';

const catalogueSchema = z.array(
  z
    .strictObject({
      code: z.string().regex(/^[A-Za-z0-9._-]+$/),
      status: z.number().int().min(200).max(599).optional(),
      title: z.string(),
      meaning: z.string(),
      cause: z.array(z.string()).min(1),
      retryable: z.enum(['no', 'yes', 'after-change']),
      do: z.string(),
      example: z.record(z.string(), z.unknown()),
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

/** One error code of the service, ready to be drawn. */
export interface ServiceError {
  readonly code: string;
  /** HTTP status of the response; an error in an event has none. GraphQL reports most errors with 200. */
  readonly status?: number;
  readonly title: string;
  readonly meaningHtml: string;
  readonly causesHtml: readonly string[];
  readonly retryable: 'no' | 'yes' | 'after-change';
  readonly doHtml: string;
  readonly example: Code;
  /** Whether it is explained once for all operations, instead of with each. */
  readonly shared: boolean;
  readonly appliesTo: 'rest' | 'identity' | 'event' | 'vpd';
}

/**
 * An error catalogue, openapi/errors.yaml or vpd/errors.yaml.
 * @throws ContentError for an entry that lacks a field or has a wrong one
 */
export function errorsOf(yaml: YamlFile): ServiceError[] {
  return checkYaml(yaml, catalogueSchema).map((entry) => ({
    code: entry.code,
    status: entry.status,
    title: entry.title,
    meaningHtml: inlineMarkdownToHtml(entry.meaning),
    causesHtml: entry.cause.map(inlineMarkdownToHtml),
    retryable: entry.retryable,
    doHtml: inlineMarkdownToHtml(entry.do),
    example: codeOf(entry.example, 'application/json'),
    shared: entry.shared ?? false,
    appliesTo: entry.appliesTo,
  }));
}
