import {checkYaml, failAt, type YamlFile} from '../yamlFile';
import {
  registrySchema,
  type Format,
  type FormatDocument,
  type FormatMessage,
  type RegistryFile,
  type RuleSet,
  type SchemaSet,
} from './registryFile';

/** The formats, with what belongs to each by its id. */
export interface Registry extends Omit<RegistryFile, 'schemas' | 'releases' | 'ruleSets'> {
  /** By their folders. */
  readonly schemas: ReadonlyMap<string, SchemaSet>;
  readonly ruleSets: ReadonlyMap<string, RuleSet>;
}

export interface PlacedMessage {
  readonly format: Format;
  readonly message: FormatMessage;
}

/** The folder of a schema below documents/rules/schemas. */
export const schemaFolder = (schema: string): string => schema.split('/')[0] ?? '';

/** The registry. @throws ContentError for a wrong value, an id that occurs twice, and a name that nothing has */
export function registryOf(yaml: YamlFile): Registry {
  const file = checkYaml(yaml, registrySchema);
  const fail = (path: readonly PropertyKey[], problem: string): never =>
    failAt(yaml, path, problem, 'Correct the name, or add an entry for it');
  const formatIds = new Set(file.formats.map(({id}) => id));
  const releases = new Map(file.releases.map((each) => [each.id, each]));
  const ruleSets = new Map(
    file.ruleSets.map((each, at) => {
      const release = releases.get(each.release) ?? fail(['ruleSets', at], `${each.id}: no release '${each.release}'`);
      return [each.id, {...each, release}] as const;
    }),
  );
  const schemas = new Map(file.schemas.map((each) => [each.folder, each]));
  const folders = new Set<string>();
  file.formats.forEach((format, at) => {
    const path = ['formats', at];
    if (!file.groups.some(({id}) => id === format.group)) fail(path, `${format.id}: no group '${format.group}'`);
    const base = format.base?.format;
    if (base && !formatIds.has(base)) fail(path, `${format.id}: no format '${base}'`);
    if (!format.version && !format.messages[0]?.ruleSets.length) fail(path, `${format.id}: no version and no rules`);
    format.messages.forEach(({id, family, documents, ruleSets: names}, index) => {
      const here = [...path, 'messages', index];
      if (folders.has(id)) fail(here, `two messages have the id '${id}'`);
      folders.add(id);
      if (!file.families[family]) fail(here, `${id}: no family '${family}'`);
      const unknown = names.find((name) => !ruleSets.has(name));
      if (unknown) fail(here, `${id}: no rule set '${unknown}'`);
      const nameless = documents.find(({schema}) => schema && !schemas.has(schemaFolder(schema)));
      if (nameless) fail(here, `${id}: no name for the schema ${nameless.schema}`);
    });
  });
  if (formatIds.size < file.formats.length) fail(['formats'], 'two formats have the same id');
  file.conversions.forEach(({sources, targets}, at) => {
    const unknown = [...sources, ...targets].find((id) => !formatIds.has(id));
    if (unknown) fail(['conversions', at], `no format '${unknown}'`);
  });
  const {groups, families, accepting, formats, conversions} = file;
  return {groups, families, accepting, formats, conversions, schemas, ruleSets};
}

/** Every message, in the order of the formats. */
export const messagesOf = ({formats}: Registry): PlacedMessage[] =>
  formats.flatMap((format) => format.messages.map((message) => ({format, message})));

/** The messages whose first documents have the same elements, in the order of the formats: the page of the first one has the full account of them. */
export const messagesLike = (registry: Registry, {documents: [first]}: FormatMessage): PlacedMessage[] =>
  messagesOf(registry).filter(({message}) => message.documents[0]?.structure === first?.structure);

/** The document type identifier as the API names it; nothing for a document without a specification id. */
export function documentTypeId(format: Format, message: FormatMessage, document: FormatDocument): string | undefined {
  const specification = document.typeId ?? message.customizationId;
  if (!specification) return undefined;
  const version = document.syntaxVersion ?? format.syntax.version;
  return `${document.namespace}::${document.root}##${specification}::${version}`;
}

/** The document type identifiers that a format's page documents. */
export const documentTypesOfFormat = (format: Format): string[] => [
  ...format.messages.flatMap((message) =>
    message.documents.flatMap((document) => documentTypeId(format, message, document) ?? []),
  ),
  ...format.related,
];

/** The rule sets of a format, in the order in which a document is checked. */
export const ruleSetsOf = ({ruleSets}: Pick<Registry, 'ruleSets'>, {messages}: Pick<Format, 'messages'>): RuleSet[] =>
  [...new Set(messages.flatMap((message) => message.ruleSets))].flatMap((id) => ruleSets.get(id) ?? []);

/** The formats that use a rule set, in the order of the registry, each with the messages that do. */
export const formatsWith = ({formats}: Registry, set: Pick<RuleSet, 'id'>): Format[] =>
  formats.flatMap((format) => {
    const messages = format.messages.filter(({ruleSets}) => ruleSets.includes(set.id));
    return messages.length > 0 ? [{...format, messages}] : [];
  });

/** The version of a format: that of its specification, or else of its own rules, which come after the rules that they add to. */
export const versionOf = (registry: Pick<Registry, 'ruleSets'>, format: Pick<Format, 'version' | 'messages'>): string =>
  format.version ?? ruleSetsOf(registry, {messages: format.messages.slice(0, 1)}).at(-1)?.version ?? '';

/** The formats in which an operation accepts documents: those of the families that it sends, all, or those that the bus converts. */
export function formatsOfOperation(registry: Registry, operation: string): Format[] {
  const {formats, families, accepting} = registry;
  if (accepting.all.includes(operation)) return [...formats];
  if (accepting.convertible.includes(operation)) return formats.filter(({id}) => targetsOf(registry, id).length > 0);
  const sends = (family: string): boolean =>
    families[family]?.json === false && families[family].send.includes(operation);
  return formats.filter(({messages}) => messages.some(({family}) => sends(family)));
}

export interface Target extends Pick<RegistryFile['conversions'][number], 'lost' | 'only'> {
  readonly format: Format;
}

/** The formats into which the bus converts a format. */
export function targetsOf({formats, conversions}: Registry, id: string): Target[] {
  return formats.flatMap((format) => {
    const found = conversions.find(
      ({sources, targets}) => format.id !== id && sources.includes(id) && targets.includes(format.id),
    );
    return found ? [{format, lost: found.lost, only: found.only}] : [];
  });
}
