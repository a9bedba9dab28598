import * as z from 'zod';
import {peppolNetworkFile} from './peppolNetwork';
import {sandboxOutcomes} from './sandboxOutcomes';
import {topicsFile} from './topics/topics';
import {checkYaml, text, type YamlFile} from './yamlFile';

const key = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/);

const link = z
  .string()
  .regex(/^\[[^\]]+\]\(https:\/\/[^)\s]+\)$/, 'a Markdown link to a public page: [name](https://…)');
const date = z.string().regex(/^\d{1,2} [A-Z][a-z]+ \d{4}$/, 'a date such as 26 November 2026');

const countries = z.array(
  z.strictObject({
    country: text,
    authorities: text,
    companies: text,
    bus: text,
    facts: z.array(z.strictObject({subject: text, what: text, source: link, checked: date})).min(1),
  }),
);

const filters = z.strictObject({
  fields: z.array(z.strictObject({field: text, stands: text, example: text})),
  operators: z.array(z.strictObject({precedence: z.int().min(1), operator: text, meaning: text, example: text})),
  texts: z.array(z.strictObject({write: text, stands: text})),
  grammar: z.array(z.strictObject({rule: key, ebnf: text})),
  examples: z.array(z.strictObject({filter: text, use: text, fires: z.array(text)})),
});

const deliveries = z.strictObject({
  states: z.array(z.strictObject({state: text, begins: text, event: z.string()})),
  answers: z.array(
    z.strictObject({
      answer: text,
      result: z.enum(['delivered', 'retried', 'dropped']),
      then: text,
      receiver: z.string(),
    }),
  ),
});

const rules = z.array(z.strictObject({subject: text, text}));

const files = z.strictObject({
  directories: z.array(z.strictObject({state: text, directory: text, begins: text, event: z.string()})),
  fetching: rules,
  writing: rules,
  messages: z.array(z.strictObject({message: text, result: text, event: z.string()})),
  attachments: rules,
  publishing: z.array(z.strictObject({topic: text, files: text, success: text, error: text})),
});

const capabilities = z.array(
  z.strictObject({
    key,
    families: z.array(text),
    messages: z.array(text),
    topics: z.array(text),
    switchOn: text,
    publishes: text,
    description: text,
  }),
);

const roles = z.array(z.strictObject({role: key, may: text, typical: text, from: text}));

const joins = z.strictObject({
  keys: z.array(z.strictObject({key: text, meaning: text, example: text, use: text})),
  cases: z.array(z.strictObject({when: text, then: text, event: z.string()})),
  embedding: z.array(z.strictObject({element: text, meaning: text})),
  sources: z.array(z.strictObject({source: text, how: text, note: text})),
});

const recognition = z.strictObject({
  files: z.array(z.strictObject({file: text, mediaType: text, note: text})),
  fields: z.array(z.strictObject({name: key, when: text, element: text, meaning: text})),
  qualities: z.array(z.strictObject({quality: key, use: text})),
  priorities: z.array(z.strictObject({priority: key, typical: text, most: text, use: text})),
  data: z.array(z.strictObject({key, type: z.enum(['strings', 'objects']), meaning: text})),
  unsupported: z.array(z.strictObject({what: text, then: text, do: text})),
});

const sandbox = z.array(z.strictObject({what: text, sandbox: text}));

/** The schemas of the contract files that pages show as plain tables. */
const schemas: Readonly<Partial<Record<string, z.ZodType>>> = {
  countries,
  topics: topicsFile,
  filters,
  deliveries,
  files,
  capabilities,
  joins,
  recognition,
  roles,
  sandbox,
  sandboxOutcomes,
  peppol: peppolNetworkFile,
};

/** Checks one of those files, by its name without ending; other files pass. @throws ContentError for a wrong entry */
export function checkTables(name: string, yaml: YamlFile): void {
  const schema = schemas[name];
  if (schema) checkYaml(yaml, schema);
}
