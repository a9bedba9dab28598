import {factsInHtml, type Fact} from '../markdown';
import {documentTypeId, processIds, type FindPage, type Registry} from './registry';
import type {Format, FormatMessage} from './registryFile';
import {dateText, messageName, syntaxText} from './words';

/** A value that a reader copies. */
interface Identifier {
  readonly name: string;
  readonly value: string;
  /** Its entry among the document type identifiers. */
  readonly href?: string;
  /** Peppol's list doesn't have it. */
  readonly unlisted?: true;
}

type MessageIdentifiers = ReturnType<typeof messageIdentifiers>;

const BASE = {
  restricts: (name: string) => `${name}, which it restricts`,
  extends: (name: string) => `${name}, which it extends`,
  rewrites: (name: string) => `${name}, whose content it has in another syntax`,
} as const;

function factsOf({formats, ruleSets}: Registry, format: Format, pageLink: FindPage): Fact[] {
  const {maintainer, version, released, mandatory, base, messages, profileNote} = format;
  const on = formats.find(({id}) => id === base?.format);
  const href = on && pageLink(on.page)?.href;
  const rules = [...new Set(messages.flatMap(({ruleSets: names}) => names))].flatMap((id) => ruleSets.get(id) ?? []);
  const dates = [released && `released ${dateText(released)}`, mandatory && `mandatory since ${dateText(mandatory)}`];
  return factsInHtml({
    'Maintained by': maintainer,
    Version: [version, ...dates.filter(Boolean)].join(', '),
    Syntax: syntaxText(format),
    'Based on': base && on && BASE[base.how](href ? `[${on.title}](${href})` : on.title),
    Rules: rules.map((rule) => `${rule.name} ${rule.version}`).join(', ') || 'No official rules are published',
    Note: profileNote,
  });
}

function messageIdentifiers(format: Format, message: FormatMessage, typeEntry: (id: string) => string | undefined) {
  const {documents, direction, customizationId, profileId, registered} = message;
  const types = documents.flatMap((document) => {
    const value = documentTypeId(format, message, document);
    if (!value) return [];
    const name = documents.length > 1 ? `Document type ID, ${document.name.toLowerCase()}` : 'Document type ID';
    return [{name, value, href: typeEntry(value), ...(!registered && {unlisted: true as const})}];
  });
  const processes = registered ? processIds(format, message) : [];
  const identifiers: Identifier[] = [
    customizationId
      ? {name: 'Customization ID', value: customizationId}
      : {name: 'Namespace', value: documents[0]?.namespace ?? ''},
    ...(profileId ? [{name: 'Profile ID', value: profileId}] : []),
    ...types,
    ...processes.map((value) => ({name: 'Process ID', value: `cenbii-procid-ubl::${value}`})),
  ];
  return {name: messageName(message), direction, identifiers};
}

/** The panel of a format's identifiers. @param typeEntry address of a document type on its page */
export function identifiersOf(
  registry: Registry,
  format: Format,
  pageLink: FindPage,
  typeEntry: (id: string) => string | undefined,
): {readonly facts: readonly Fact[]; readonly messages: readonly MessageIdentifiers[]} {
  return {
    facts: factsOf(registry, format, pageLink),
    messages: format.messages.map((message) => messageIdentifiers(format, message, typeEntry)),
  };
}
