import {factsInHtml, inlineMarkdownToHtml, type Fact} from '../markdown';
import type {DocumentType} from '../codeLists/documentTypes';
import {documentTypeId, ruleSetsOf, versionOf, type Registry} from './registry';
import type {Format, FormatMessage, Release, RuleSet} from './registryFile';
import {groupBy} from '../groupBy';
import {dateText, messageName, syntaxText} from './words';

interface Identifier {
  readonly name: string;
  readonly value: string;
  /** Its entry among the document type identifiers. */
  readonly href?: string;
  /** What Peppol's list says of it. */
  readonly note?: string;
}

/** A document type as Peppol's list has it, with the address of its entry. */
type ListedType = Pick<DocumentType, 'name' | 'processes' | 'deprecated' | 'since'> & {readonly href: string};

/** Gives a document type of Peppol's list by its identifier; nothing for one that isn't on it. */
type FindType = (id: string) => ListedType | undefined;

const BASE = {
  restricts: (name: string) => `${name}, with restrictions`,
  extends: (name: string) => `${name}, with additions`,
  rewrites: (name: string) => `${name}, with the same content in a different syntax`,
} as const;

const detailed = (text: string, detail: string) => ({
  html: inlineMarkdownToHtml(text),
  detail: inlineMarkdownToHtml(detail),
});

function factsOf(registry: Registry, format: Format): Fact[] {
  const {maintainer, released, base, profileNote} = format;
  const on = registry.formats.find(({id}) => id === base?.format);
  return factsInHtml({
    'Maintained by': maintainer,
    Version: [versionOf(registry, format), ...(released ? [`released ${dateText(released)}`] : [])].join(', '),
    Syntax: syntaxText(format),
    'Based on': base && on && BASE[base.how](`[${on.title}](${on.page})`),
    Rules: ruleSetsOf(registry, format).length > 0 ? undefined : 'No official rules are published',
    Note: profileNote,
  });
}

/** The rule sets of a release that a format uses, with the dates of the release. */
function releaseText(release: Release, sets: readonly RuleSet[]) {
  const {publisher, released, mandatoryFrom, checkedOn, source} = release;
  const names = sets.filter((set) => set.release === release).map(({name, version}) => `${name}, version ${version}`);
  const since = mandatoryFrom && mandatoryFrom <= checkedOn ? 'has been mandatory since' : 'is mandatory from';
  const mandatory = mandatoryFrom ? ` and ${since} ${dateText(mandatoryFrom)}` : '';
  const checked = `The rules were last compared with the files from [${publisher}](${source}) on ${dateText(checkedOn)}.`;
  return detailed(names.join('; '), `This release dates from ${dateText(released)}${mandatory}. ${checked}`);
}

function sourceLink(source: string): string {
  const {host} = new URL(source);
  return source.includes('release') ? `the [release notes on ${host}](${source})` : `[${host}](${source})`;
}

/** When a change applies, from the day on which the files were compared. */
function whenApplies(from: string, checkedOn: string): string {
  if (from === 'announced') return "has been announced, but hasn't taken effect yet";
  if (from > checkedOn) return `applies from ${dateText(from)}`;
  return `took effect on ${dateText(from)}, but the bus still uses the version above`;
}

const upcomingText = ({what, from, source}: Release['upcoming'][number], checkedOn: string) =>
  detailed(what, `This change ${whenApplies(from, checkedOn)}. For details, see ${sourceLink(source)}.`);

/** Identifiers of a message, those of one name and entry together. */
const grouped = (identifiers: readonly Identifier[]) =>
  [...groupBy(identifiers, ({name, href}) => `${name} ${href}`).values()].map((values) => ({
    name: values[0]?.name ?? '',
    href: values[0]?.href,
    values: values.map(({value, note}) => ({value, note})),
  }));

/** The processes of a message: that of its profile, if the profile decides which format it is, else all of Peppol's list, the profile first. */
function processesOf({detectProfile, profileId}: FormatMessage, types: readonly ListedType[]): string[] {
  const listed = types.flatMap(({processes}) => processes);
  const own = listed.filter((id) => id === profileId);
  return [...new Set(detectProfile ? own : [...own, ...listed])];
}

const processIdentifier = (value: string): Identifier => ({name: 'Process ID', value: `cenbii-procid-ubl::${value}`});

function messageIdentifiers(format: Format, message: FormatMessage, typeOf: FindType) {
  const {documents, direction, customizationId, profileId} = message;
  const ids = documents.flatMap((document) => {
    const value = documentTypeId(format, message, document);
    return value ? [{value, root: document.name.toLowerCase(), listed: typeOf(value)}] : [];
  });
  const types = ids.map(({value, root, listed}) => ({
    name: documents.length > 1 ? `Document type ID, ${root}` : 'Document type ID',
    value,
    ...(listed ? {href: listed.href} : {note: 'Not on the Peppol code list'}),
  }));
  const listedTypes = ids.flatMap(({listed}) => listed ?? []);
  const identifiers: Identifier[] = [
    customizationId
      ? {name: 'Customization ID', value: customizationId}
      : {name: 'Namespace', value: documents[0]?.namespace ?? ''},
    ...(profileId ? [{name: 'Profile ID', value: profileId}] : []),
    ...types,
    ...processesOf(message, listedTypes).map(processIdentifier),
  ];
  return {name: messageName(message), direction, identifiers: grouped(identifiers)};
}

/** Further document types of Peppol's list that a page documents, each with its state; their entries have the processes. */
function relatedIdentifiers({related}: Format, typeOf: FindType): ReturnType<typeof messageIdentifiers>[] {
  const identifiers = related.flatMap((value) => {
    const type = typeOf(value);
    const note = type?.deprecated ? 'Deprecated' : `Active since version ${type?.since}`;
    return type ? [{name: type.name, value, href: type.href, note}] : [];
  });
  const direction = 'On the Peppol code list';
  return identifiers.length > 0 ? [{name: 'Related document types', direction, identifiers: grouped(identifiers)}] : [];
}

/** What the panel of a format shows. @param typeOf a document type of Peppol's list by its identifier */
export function identifiersOf(
  registry: Registry,
  format: Format,
  typeOf: FindType,
): {
  readonly facts: readonly Fact[];
  readonly rules: readonly ReturnType<typeof detailed>[];
  readonly upcoming: readonly ReturnType<typeof detailed>[];
  readonly messages: readonly ReturnType<typeof messageIdentifiers>[];
} {
  const sets = ruleSetsOf(registry, format);
  const releases = [...new Set(sets.map(({release}) => release))];
  const upcoming = new Map(
    releases.flatMap(({upcoming: changes, checkedOn}) => changes.map((one) => [one, checkedOn])),
  );
  return {
    facts: factsOf(registry, format),
    rules: releases.map((release) => releaseText(release, sets)),
    upcoming: Array.from(upcoming, ([change, checkedOn]) => upcomingText(change, checkedOn)),
    messages: [
      ...format.messages.map((message) => messageIdentifiers(format, message, typeOf)),
      ...relatedIdentifiers(format, typeOf),
    ],
  };
}
