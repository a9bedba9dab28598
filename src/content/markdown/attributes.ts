import * as z from 'zod';

const name = z.string().min(1);
const version = z.enum(['v1', 'v1-beta']).optional();
const call = {
  operation: name,
  response: name.optional(),
  status: z
    .string()
    .regex(/^[1-5]\d\d$/)
    .optional(),
};
const none = z.strictObject({});

/** What an author may write on each component that shows a part of a contract. */
const attributeSchemas = {
  Operation: z.strictObject({id: name, level: z.enum(['2', '3', '4']).optional()}),
  Call: z.strictObject({...call, example: name.optional(), query: name.optional()}),
  Answer: z.strictObject({...call, title: name.optional()}),
  ContractExample: z.strictObject({name, version, title: name.optional()}),
  Samples: z.strictObject({name}),
  Example: z.strictObject({file: name}),
  Schema: z.strictObject({name, version}),
  DataTable: z.strictObject({
    file: name,
    path: z.string().optional(),
    columns: name,
    anchor: name.optional(),
    label: name,
  }),
  OperationErrors: z.strictObject({operation: name}),
  ErrorCatalogue: z.strictObject({appliesTo: z.enum(['rest', 'identity', 'event']).optional()}),
  Limits: none,
  Environments: none,
  Parties: none,
} as const;

/** Components that pages may use beside those: they show what stands inside them. */
const PLAIN = ['Step'] as const;

/** Whether a name in a page is a component without data of a contract. */
export const isPlainComponent = (component: string): boolean => PLAIN.some((each) => each === component);

/** Name of a component that shows a part of a contract. */
export type ContractComponent = keyof typeof attributeSchemas;

/** Whether a name in a page is one of those components. */
export const isContractComponent = (component: string): component is ContractComponent => component in attributeSchemas;

/**
 * What is wrong with the attributes of a component.
 * @returns nothing when all is well
 */
export function attributeFault(
  component: ContractComponent,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  const issue = attributeSchemas[component].safeParse(attributes).error?.issues[0];
  if (!issue) return undefined;
  if (issue.code === 'unrecognized_keys') return `<${component}> takes no '${issue.keys.join("', '")}'`;
  return `<${component}> ${issue.path.join('.')}: ${issue.message}`;
}
