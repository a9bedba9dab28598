import * as z from 'zod';
import {factsInHtml, inlineMarkdownToHtml, type Fact} from '../markdown';
import {checkYaml, failAt, text, type YamlFile} from '../yamlFile';

const codes = z.array(text).min(1);

const entrySchema = z.strictObject({
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  prefix: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  title: text,
  about: text,
  element: text,
  terms: z.array(z.string().regex(/^BT-\d+$/)).default([]),
  formats: text,
  rest: text.optional(),
  edition: text.optional(),
  choice: text.optional(),
  schema: z.strictObject({version: z.enum(['v1', 'v1-beta']), name: text}).optional(),
  common: codes.optional(),
  next: z.record(z.string(), z.array(text)).optional(),
  permitted: z.array(z.strictObject({in: text, codes: z.union([z.literal('all'), codes])})).optional(),
  more: codes.optional(),
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
  codes: z.array(z.strictObject({id: text, name: text})).min(1),
});

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

/** The long name that the REST API has for a code. */
export interface LongName {
  readonly name: string;
  readonly meaning: string;
}

/** One code, ready to be drawn. What isn't known of any code of its list is left out. */
export type CodeRow = ReturnType<typeof rowOf>;

export type CodeList = ReturnType<typeof viewOf>;

/** @throws ContentError for a code that the list doesn't have */
function checkCodes(yaml: YamlFile, index: number, entry: ListEntry, list: PublishedList): void {
  const known = new Set(list.codes.map(({id}) => id));
  const check = (codes: readonly string[], ...path: PropertyKey[]): void => {
    const unknown = codes.find((code) => !known.has(code));
    if (unknown !== undefined)
      failAt(yaml, [index, ...path], `${entry.name} has no code '${unknown}'`, 'Correct the code');
  };
  check(entry.common ?? [], 'common');
  check(Object.keys(entry.notes), 'notes');
  check([...Object.keys(entry.next ?? {}), ...Object.values(entry.next ?? {}).flat()], 'next');
  for (const {codes} of entry.permitted ?? []) if (codes !== 'all') check(codes, 'permitted');
}

const count = new Intl.NumberFormat('en');

function factsOf(entry: ListEntry, list: PublishedList): Fact[] {
  const version = list.version || entry.edition;
  const source = `${list.title}, ${list.agency}${version ? `, ${version}` : ''}. ${count.format(list.codes.length)} codes.`;
  return factsInHtml({
    Element: [entry.element, ...entry.terms].join(', '),
    Formats: entry.formats,
    'REST API': entry.rest,
    Source: [source, entry.choice].filter(Boolean).join(' '),
  });
}

function rowOf(
  {prefix, next, permitted, notes}: ListEntry,
  {id, name}: PublishedList['codes'][number],
  long: LongName | undefined,
) {
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
    ...(next && {next: (next[id] ?? []).map((code) => ({code, anchor: codeAnchor(prefix, code)}))}),
    /** Formats that permit the code, where the list says so. */
    ...(permitted && {
      permitted: permitted.filter(({codes}) => codes === 'all' || codes.includes(id)).map((each) => each.in),
    }),
  };
}

function viewOf(entry: ListEntry, list: PublishedList, longNames: ReadonlyMap<string, LongName>) {
  const {name, prefix, title} = entry;
  const rows = list.codes.map((code) => rowOf(entry, code, longNames.get(code.id)));
  const common = entry.common?.flatMap((code) => rows.find((row) => row.code === code) ?? []);
  return {
    name,
    title,
    prefix,
    aboutHtml: inlineMarkdownToHtml(entry.about),
    /** Where the list is used. */
    facts: factsOf(entry, list),
    count: rows.length,
    /** The codes that are shown at once. */
    common: common ?? rows,
    /** The other codes, where some are common. */
    others: common ? rows.filter((row) => !common.includes(row)) : [],
  };
}

/**
 * A code list as its page shows it.
 * @param yaml the registry, which errors name
 * @param index of the entry in the registry
 * @param longNames by code, from the REST contract
 * @throws ContentError for an entry that names a code which the list doesn't have
 */
export function codeListOf(
  yaml: YamlFile,
  index: number,
  entry: ListEntry,
  list: PublishedList,
  longNames: ReadonlyMap<string, LongName>,
): CodeList {
  checkCodes(yaml, index, entry, list);
  return viewOf(entry, list, longNames);
}
