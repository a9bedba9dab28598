import fs from 'node:fs';
import {parse} from 'yaml';
import {prefixOf} from './locate';
import {rulesOf, type Rule} from './schematron';
import {Schema, SchemaTree} from './xsd';

interface Document {
  readonly root: string;
  readonly namespace: string;
  readonly syntaxVersion?: string;
  readonly schema?: string;
  readonly structure?: string;
}

/** A message of documents/formats.yaml, with its format. */
export interface Message {
  readonly id: string;
  readonly page: string;
  readonly documents: readonly Document[];
  readonly customizationId?: string;
  readonly customizationPattern?: string;
  readonly profileId?: string;
  readonly processId?: string;
  readonly registered?: boolean;
  readonly ruleSets: readonly string[];
  /** What the registry asks of a message beyond its rule sets. */
  readonly requires?: readonly {readonly rule: string; readonly xpath: string; readonly message: string}[];
  readonly format: Format;
}

interface Format {
  readonly id: string;
  readonly page: string;
  readonly syntax: {readonly name: string; readonly version: string};
  readonly processes?: readonly string[];
  readonly related?: readonly string[];
  readonly messages: readonly Omit<Message, 'page' | 'format'>[];
}

/** A rule set as the registry has it. */
export interface RuleSet {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

const registry = parse(fs.readFileSync('documents/formats.yaml', 'utf8')) as {
  readonly ruleSets: readonly RuleSet[];
  readonly formats: readonly Format[];
};

/** The pages of formats, in the order of the registry. */
export const formats: readonly Format[] = registry.formats;

/** Every message of every format. */
export const messages: readonly Message[] = registry.formats.flatMap((format) =>
  format.messages.map((message) => ({...message, page: format.page, format})),
);

/** The rule sets of a message. @throws Error for one that the registry doesn't describe */
export const ruleSetsOf = (message: Pick<Message, 'ruleSets'>): RuleSet[] =>
  message.ruleSets.map((id) => {
    const found = registry.ruleSets.find((set) => set.id === id);
    if (!found) throw new Error(`formats.yaml describes no rule set ${id}`);
    return found;
  });

const loaded = new Map<string, Rule[]>();

/** What the registry asks of a message, as a rule. */
const ownRules = ({requires = []}: Pick<Message, 'requires'>): Rule[] =>
  requires.map(({rule, xpath, message}) => ({
    id: rule,
    flag: 'fatal',
    context: '/*',
    test: xpath,
    text: message,
    variables: new Map(),
    global: new Set(),
    namespaces: new Map(),
  }));

/** Every rule of the rule sets of a message, and what the registry asks beyond them. */
export const rulesFor = (message: Pick<Message, 'ruleSets' | 'requires'>): Rule[] => [
  ...ownRules(message),
  ...ruleSetsOf(message).flatMap(({id, file}) => {
    const rules = loaded.get(id) ?? rulesOf(file);
    loaded.set(id, rules);
    return rules;
  }),
];

const schemas = new Map<string, Schema>();
const trees = new Map<string, SchemaTree>();

/** The elements that the schema of a message allows; nothing for a message without a schema here. @param root for a message with several roots */
export function schemaTreeOf(message: Message, root: string): SchemaTree | undefined {
  const document = message.documents.find((each) => each.root === root);
  if (!document?.schema) return undefined;
  const key = `${document.schema} ${document.namespace} ${root}`;
  const known = trees.get(key) ?? readTree({...document, schema: document.schema});
  trees.set(key, known);
  return known;
}

function readTree({schema: file, root, namespace}: Document & {readonly schema: string}): SchemaTree {
  const schema = schemas.get(file) ?? new Schema(file);
  schemas.set(file, schema);
  const declaration = schema.root(root, namespace);
  if (!declaration) throw new Error(`${file} has no element ${root}`);
  return new SchemaTree(schema, prefixOf(namespace) + root, declaration);
}
