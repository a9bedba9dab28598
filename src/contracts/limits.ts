import * as z from 'zod';
import {inlineMarkdownToHtml} from './markdown';
import {checkYaml, type YamlFile} from './yamlFile';

const limitsSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    value: z.union([z.number(), z.array(z.number())]),
    unit: z.string(),
    text: z.string(),
    applies: z.string(),
    past: z.object({
      status: z.number().optional(),
      code: z.string().optional(),
      topic: z.string().optional(),
      text: z.string(),
    }),
    do: z.string(),
  }),
);

/** One limit of the service, ready to be drawn. */
export interface Limit {
  readonly id: string;
  readonly title: string;
  readonly textHtml: string;
  readonly appliesHtml: string;
  /** What happens past the limit, with the error code where there is one. */
  readonly pastHtml: string;
  readonly code?: string;
  readonly doHtml: string;
}

/**
 * The limits, openapi/limits.yaml.
 * @throws ContentError for an entry that lacks a field
 */
export function limitsOf(yaml: YamlFile): Limit[] {
  return checkYaml(yaml, limitsSchema).map((limit) => ({
    id: limit.id,
    title: limit.title,
    textHtml: inlineMarkdownToHtml(limit.text),
    appliesHtml: inlineMarkdownToHtml(limit.applies),
    pastHtml: inlineMarkdownToHtml(limit.past.text),
    code: limit.past.code,
    doHtml: inlineMarkdownToHtml(limit.do),
  }));
}
