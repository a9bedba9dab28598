import * as z from 'zod';
import {inlineMarkdownToHtml} from '../markdown';
import {failAt, text, type YamlFile} from '../yamlFile';

const number = z.string().regex(/^\d{4}$/);

/** documents/codelists/participant-schemes.json, as it was published. */
export const publishedSchemes = z.strictObject({
  title: text,
  agency: text,
  source: text,
  version: text,
  schemes: z.array(
    z.strictObject({
      code: number,
      schemeId: text,
      name: text,
      agency: text.optional(),
      country: text,
      state: z.enum(['active', 'deprecated', 'removed']),
      since: text,
      deprecatedIn: text.optional(),
      removalDate: z.iso.date().optional(),
      regex: z.union([text, z.array(text)]).optional(),
      checkDigits: text.optional(),
    }),
  ),
});

/** documents/codelists/schemes.yaml: what the bus checks, and what readers need to know. */
export const schemeNotes = z.strictObject({
  common: z.array(number),
  checks: z.array(z.strictObject({id: text, title: text, how: text})),
  schemes: z.record(
    number,
    z.strictObject({
      example: text.optional(),
      check: text.optional(),
      pattern: text.optional(),
      replacedBy: number.optional(),
      note: text.optional(),
    }),
  ),
});

/** The schemes as they were published. */
export type PublishedSchemes = z.infer<typeof publishedSchemes>;

type PublishedScheme = PublishedSchemes['schemes'][number];
type Notes = z.infer<typeof schemeNotes>;

/** One participant identifier scheme, ready to be drawn. */
export interface PartyScheme
  extends
    Pick<PublishedScheme, 'code' | 'name' | 'country' | 'state' | 'since' | 'deprecatedIn' | 'removalDate'>,
    Pick<Notes['schemes'][string], 'example' | 'pattern' | 'replacedBy'> {
  readonly anchor: string;
  /** The same scheme as text: `NL:KVK`. */
  readonly text: string;
  /** Id and title of the rule for the check digits. */
  readonly check?: {readonly id: string; readonly title: string};
  readonly noteHtml?: string;
}

/** A rule for check digits. */
export interface CheckRule {
  readonly id: string;
  readonly title: string;
  readonly howHtml: string;
  /** The schemes that use it. */
  readonly schemes: readonly PartyScheme[];
}

/** The schemes, those that are common first. */
export interface PartySchemes {
  readonly common: readonly PartyScheme[];
  readonly others: readonly PartyScheme[];
  readonly removed: readonly PartyScheme[];
  readonly checks: readonly CheckRule[];
}

/**
 * The participant schemes as their page shows them.
 * @param yaml the file of the notes, which errors name
 * @throws ContentError for a note on a scheme or a rule that doesn't exist
 */
export function partySchemesOf({schemes}: PublishedSchemes, notes: Notes, yaml: YamlFile): PartySchemes {
  const known = new Set(schemes.map(({code}) => code));
  const titles = new Map(notes.checks.map(({id, title}) => [id, title]));
  const fail = (path: readonly PropertyKey[], problem: string): never =>
    failAt(yaml, path, problem, 'Correct the entry');
  for (const [code, {check, replacedBy}] of Object.entries(notes.schemes)) {
    if (!known.has(code)) fail(['schemes', code], `no scheme '${code}'`);
    if (replacedBy && !known.has(replacedBy)) fail(['schemes', code, 'replacedBy'], `no scheme '${replacedBy}'`);
    if (check && !titles.has(check)) fail(['schemes', code, 'check'], `no check '${check}'`);
  }
  for (const code of notes.common) if (!known.has(code)) fail(['common'], `no scheme '${code}'`);

  const all = schemes.map((scheme): PartyScheme => {
    const {code, schemeId, name, country, state, since, deprecatedIn, removalDate, regex} = scheme;
    const {example, check, pattern, replacedBy, note} = notes.schemes[code] ?? {};
    const published = typeof regex === 'string' ? regex : undefined;
    return {
      ...{code, anchor: `scheme-${code}`, text: schemeId, name, country, state, since, deprecatedIn, removalDate},
      pattern: pattern ?? published,
      check: check === undefined ? undefined : {id: check, title: titles.get(check) ?? check},
      example,
      replacedBy,
      noteHtml: note && inlineMarkdownToHtml(note),
    };
  });
  const common = notes.common.flatMap((code) => all.find((scheme) => scheme.code === code) ?? []);
  return {
    common,
    others: all.filter((scheme) => scheme.state !== 'removed' && !common.includes(scheme)),
    removed: all.filter(({state}) => state === 'removed'),
    checks: notes.checks.map(({id, title, how}) => ({
      id,
      title,
      howHtml: inlineMarkdownToHtml(how),
      schemes: all.filter(({check, state}) => check?.id === id && state !== 'removed'),
    })),
  };
}
