import * as z from 'zod';
import type {Format} from '../formats/registryFile';
import {factsInHtml, inlineMarkdownToHtml, type Fact} from '../markdown';
import {checkYaml, failAt, text, type YamlFile} from '../yamlFile';
import {ALL_FORMATS, checkRows, formatNames, permittedCodes, permittedText, type Check, type CheckRow} from './checks';

const codes = z.array(text).min(1);

/** How the text of a list begins; the overview of the lists shows the rest of its first sentence. */
const PURPOSE = /^These codes indicate (.)(.*?)\.(?=\s|$)/s;

const entrySchema = z.strictObject({
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  prefix: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  title: text,
  about: z.string().regex(PURPOSE, "must begin with a sentence 'These codes indicate …'"),
  element: text,
  terms: z.array(z.string().regex(/^BT-\d+$/)).default([]),
  rest: text.optional(),
  edition: text.optional(),
  choice: text.optional(),
  schema: z.strictObject({version: z.enum(['v1', 'v1-beta']), name: text}).optional(),
  common: codes.optional(),
  states: text.optional(),
  checkedBy: z.array(text).min(1),
  formatIds: z.array(text).min(1).optional(),
  notes: z.record(z.string(), text).default({}),
  rare: z.enum(['codes', 'file']).optional(),
});

/** What documents/codelists/lists.yaml says of a code list. */
export type ListEntry = z.infer<typeof entrySchema>;

/** The registry of the code lists, in its order. @throws ContentError for a wrong entry */
export const listEntriesOf = (yaml: YamlFile): ListEntry[] => checkYaml(yaml, z.array(entrySchema));

const listSchema = z.strictObject({
  title: z.string(),
  agency: z.string(),
  source: z.string(),
  version: z.string(),
  codes: z.array(z.strictObject({id: text, name: text, source: text.optional()})).min(1),
});

/** The codes of a list; `source` is where the name is from, for a code that the published list lacks. */
export type PublishedList = z.infer<typeof listSchema>;

/** A code list, documents/codelists/<name>.json. @throws ContentError for a file of another shape, and a code that is listed twice */
export function publishedListOf(json: YamlFile): PublishedList {
  const list = checkYaml(json, listSchema);
  const ids = list.codes.map(({id}) => id);
  const at = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (at >= 0) failAt(json, ['codes', at], `code '${ids[at]}' is listed twice`, 'Remove one of them');
  return list;
}

/** The anchor of a code: `unit-KGM`. Codes with other signs than letters, digits, dots and hyphens get hyphens for them. */
const codeAnchor = (prefix: string, code: string): string => `${prefix}-${code.replace(/[^A-Za-z\d.-]/g, '-')}`;

export interface LongName {
  readonly name: string;
  readonly meaning: string;
}

/** One code, ready to be drawn. What isn't known of any code of its list is left out. */
export type CodeRow = ReturnType<typeof rowOf>;

export type CodeList = ReturnType<typeof viewOf>;

/** @throws ContentError for a code that the list doesn't have */
function checkCodes({yaml, index, entry, list, followers}: Joined): void {
  const known = new Set(list.codes.map(({id}) => id));
  const check = (codes: readonly string[], ...path: PropertyKey[]): void => {
    const unknown = codes.find((code) => !known.has(code));
    if (unknown !== undefined)
      failAt(yaml, [index, ...path], `${entry.name} has no code '${unknown}'`, 'Correct the code');
  };
  check(entry.common ?? [], 'common');
  check(Object.keys(entry.notes), 'notes');
  check([...(followers?.keys() ?? [])], 'states');
}

/**
 * Holds a list to the rules that check it.
 * @param related ids of the codes of other lists for the same business terms
 * @throws ContentError for a selector that no rule has, a code that no rule permits, and one that a rule permits and the list lacks
 */
function checkRules({yaml, index, entry, list, checks, related}: Joined): void {
  const fail = (problem: string, remedy: string): never => failAt(yaml, [index, 'checkedBy'], problem, remedy);
  const unused = entry.checkedBy.find((selector) => checks.every((check) => check.selector !== selector));
  if (unused) fail(`${entry.name}: no rule set of a format has ${unused}`, 'Correct it, or remove it');
  const permitted = permittedCodes(checks);
  const ids = new Set(list.codes.map(({id}) => id));
  const rejected = [...ids].find((id) => !permitted.has(id));
  if (rejected) fail(`${entry.name}: no format permits '${rejected}'`, 'Remove the code from the list');
  const lacking = [...permitted].find((code) => !ids.has(code) && !related.has(code));
  if (lacking) fail(`${entry.name} lacks '${lacking}', which a rule permits`, 'Add the code with its official name');
}

const count = new Intl.NumberFormat('en');

/** How many codes the published list lacks, and where their names are from. */
function addedText({codes}: PublishedList): string {
  const sources = codes.flatMap(({source = []}) => source);
  if (sources.length === 0) return '';
  const from = [...new Set(sources)].join(' and ');
  return sources.length === 1
    ? `The rules also permit a code that isn't in the published list. The list below includes it, with its name from ${from}.`
    : `The rules also permit ${sources.length} codes that aren't in the published list. The list below includes them, with their names from ${from}.`;
}

function factsOf(entry: ListEntry, list: PublishedList): Fact[] {
  const version = list.version || entry.edition;
  const own = list.codes.filter((code) => code.source === undefined).length;
  const source = `${list.title}, ${list.agency}${version ? `, ${version}` : ''}. ${count.format(own)} codes.`;
  return factsInHtml({
    Element: [entry.element, ...entry.terms].join(', '),
    'REST API': entry.rest,
    Source: [source, addedText(list), entry.choice].filter(Boolean).join(' '),
  });
}

function ruleRowOf({formats, rules, ...row}: CheckRow, {checks, rulePlace}: Joined) {
  return {
    ...row,
    rules: rules.map((title) => ({title, href: rulePlace(title, formats)})),
    formats: formatNames(formats, [...new Set(checks.map(({format}) => format))]).join(', '),
  };
}

function rowOf(
  {entry: {prefix, notes}, followers, longNames}: Joined,
  {id, name}: PublishedList['codes'][number],
  permitted: string | undefined,
) {
  const long = longNames.get(id);
  const note = [long?.meaning, notes[id]].filter(Boolean).join(' ');
  return {
    code: id,
    anchor: codeAnchor(prefix, id),
    /** Left out where it only repeats the code. */
    ...(name !== id && {name}),
    ...(long && {longName: long.name}),
    /** Meaning of the long name and the note of the registry. */
    ...(note && {noteHtml: inlineMarkdownToHtml(note)}),
    /** Codes that can follow, with their anchors. */
    ...(followers && {next: (followers.get(id) ?? []).map((code) => ({code, anchor: codeAnchor(prefix, code)}))}),
    /** Formats that permit the code, where they differ. */
    ...(permitted && {permitted}),
  };
}

/** Where each code of a list is permitted, in words; nothing if every format permits every code. */
function permittedOf({codes}: PublishedList, checks: readonly Check[]): ReadonlyMap<string, string> {
  const texts = codes.map(({id}) => [id, permittedText(id, checks)] as const);
  return new Map(texts.every(([, words]) => words === ALL_FORMATS) ? [] : texts);
}

/** What the codes of a list indicate: the first sentence of its text, without its beginning. */
function purposeOf({about}: ListEntry): string {
  const [, first = '', rest = ''] = PURPOSE.exec(about) ?? [];
  return `${first.toUpperCase()}${rest}`;
}

function viewOf(joined: Joined) {
  const {entry, list, checks} = joined;
  const {name, prefix, title} = entry;
  const permitted = permittedOf(list, checks);
  const rows = list.codes.map((code) => rowOf(joined, code, permitted.get(code.id)));
  const common = entry.common?.flatMap((code) => rows.find((row) => row.code === code) ?? []);
  const ids = list.codes.map(({id}) => id);
  return {
    name,
    title,
    prefix,
    aboutHtml: inlineMarkdownToHtml(entry.about),
    purposeHtml: inlineMarkdownToHtml(purposeOf(entry)),
    elementHtml: inlineMarkdownToHtml(entry.element),
    facts: factsOf(entry, list),
    rules: checkRows(checks, ids).map((row) => ruleRowOf(row, joined)),
    count: rows.length,
    /** The codes that are shown at once. */
    common: common ?? rows,
    /** The other codes, where some are common. */
    others: common ? rows.filter((row) => !common.includes(row)) : [],
  };
}

export interface Joined {
  /** The registry, which errors name. */
  readonly yaml: YamlFile;
  readonly index: number;
  readonly entry: ListEntry;
  readonly list: PublishedList;
  /** By code, from the REST contract. */
  readonly longNames: ReadonlyMap<string, LongName>;
  /** The codes that can follow each code, where the list has states. */
  readonly followers: ReadonlyMap<string, readonly string[]> | undefined;
  readonly checks: readonly Check[];
  /** The codes of the other lists for the same business terms. */
  readonly related: ReadonlySet<string>;
  /** The entry of a rule of one of the formats. */
  readonly rulePlace: (rule: string, formats: readonly Format[]) => string | undefined;
}

/**
 * A code list as its page shows it.
 * @throws ContentError for an entry that names a code which the list doesn't have, and for a list that differs from its rules
 */
export function codeListOf(joined: Joined): CodeList {
  checkCodes(joined);
  checkRules(joined);
  return viewOf(joined);
}
