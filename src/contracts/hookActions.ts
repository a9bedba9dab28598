import * as z from 'zod';
import {inlineMarkdownToHtml} from './markdown';
import {checkYaml, type YamlFile} from './yamlFile';

const optionSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z]+$/),
  type: z.enum(['string', 'integer', 'boolean']),
  description: z.string(),
  use: z.enum(['read', 'write']).optional(),
  required: z.literal(true).optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  minimum: z.int().optional(),
  maximum: z.int().optional(),
  values: z.array(z.string()).optional(),
  list: z.literal(true).optional(),
  pattern: z.string().optional(),
  accepts: z.string().optional(),
});

/** `x-hook-actions` of the schema Hook; the comment there says what each key means. */
const actionsSchema = z.array(
  z.strictObject({
    scheme: z.string(),
    form: z.string(),
    use: z.string(),
    parts: z
      .array(z.strictObject({name: z.string(), pattern: z.string().optional(), description: z.string()}))
      .optional(),
    passesOthers: z.literal(true).optional(),
    options: z.array(optionSchema),
  }),
);

export type HookAction = z.infer<typeof actionsSchema>[number];

export type HookOption = z.infer<typeof optionSchema>;

const contractSchema = z.object({
  components: z.object({schemas: z.object({Hook: z.object({'x-hook-actions': actionsSchema})})}),
});

/** The actions of hooks, from a REST contract. @throws ContentError for a wrong entry */
export const hookActionsOf = (contract: YamlFile): HookAction[] =>
  checkYaml(contract, contractSchema).components.schemas.Hook['x-hook-actions'];

const OR = new Intl.ListFormat('en', {type: 'disjunction'});

function valueHtml({type, minimum, maximum, values, list, accepts = 'text'}: HookOption): string {
  if (type === 'boolean') return '<code>true</code> or <code>false</code>';
  if (type === 'integer') return minimum === undefined ? 'whole number' : `${minimum} to ${maximum}`;
  if (!values) return inlineMarkdownToHtml(accepts);
  const choice = OR.format(values.map((value) => `<code>${value}</code>`));
  return list ? `one or more of ${choice}, separated by commas` : choice;
}

/** An action with its host (if a password precedes it), each option and what follows `#` on lines of their own. */
export const actionLines = (action: string): string =>
  action.replace(/(?<=^sftp:[^@]*)@/, '\n  @').replace(/[?&#]/g, '\n  $&');

export type OptionRow = ReturnType<typeof optionRow>;

const optionRow = (scheme: string, option: HookOption) => ({
  id: `${scheme}-${option.name}`,
  name: option.name,
  required: option.required ?? false,
  valueHtml: valueHtml(option),
  /** As it is written in an action before it is percent-encoded. */
  default: option.default === undefined ? undefined : String(option.default),
  descriptionHtml: inlineMarkdownToHtml(option.description),
});

/** The options of an action that serve one use, or all of them. An option without a use serves each. */
export const optionRowsOf = ({scheme, options}: HookAction, use?: HookOption['use']): OptionRow[] =>
  options.filter((option) => !use || !option.use || option.use === use).map((option) => optionRow(scheme, option));
