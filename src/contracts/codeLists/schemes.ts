import * as z from 'zod';
import {inlineMarkdownToHtml} from '../markdown';
import {failAt, text, type YamlFile} from '../yamlFile';
import {published, state} from './documentTypes';
import {isRegistrable} from './partyIds';

const number = z.string().regex(/^\d{4}$/);

/** documents/codelists/participant-schemes.json, as it was published. */
export const publishedSchemes = z.strictObject({
  ...published,
  schemes: z.array(
    z.strictObject({
      code: number,
      schemeId: text,
      name: text,
      agency: text.optional(),
      country: text,
      state,
      since: text,
      deprecatedIn: text.optional(),
      removalDate: z.iso.date().optional(),
      registrable: z.literal(false).optional(),
      regex: z.union([text, z.array(text)]).optional(),
      checkDigits: text.optional(),
    }),
  ),
});

/** documents/codelists/schemes.yaml: what the bus checks, and what readers need to know. */
export const schemeNotes = z.strictObject({
  checkedOn: z.iso.date(),
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

export type PublishedSchemes = z.infer<typeof publishedSchemes>;

type PublishedScheme = PublishedSchemes['schemes'][number];
type Notes = z.infer<typeof schemeNotes>;

export type PartyScheme = ReturnType<typeof schemeOf>;

function schemeOf(scheme: PublishedScheme, {checkedOn, checks, schemes}: Notes) {
  const {code, schemeId, name, country, since, deprecatedIn, removalDate, registrable = true, regex} = scheme;
  const {example, check, pattern, replacedBy, note} = schemes[code] ?? {};
  const state = removalDate && removalDate <= checkedOn ? 'removed' : scheme.state;
  const rule = checks.find(({id}) => id === check);
  return {
    ...{code, anchor: `scheme-${code}`, text: schemeId, name, country, since, deprecatedIn, removalDate},
    state: registrable ? state : ('not registrable' as const),
    pattern: pattern ?? (typeof regex === 'string' ? regex : undefined),
    check: rule && {id: rule.id, title: rule.title},
    example,
    replacedBy,
    noteHtml: note && inlineMarkdownToHtml(note),
  };
}

/** The schemes, those that are common first. */
export type PartySchemes = ReturnType<typeof groupsOf>;

export type CheckRule = PartySchemes['checks'][number];

function groupsOf(schemes: readonly PublishedScheme[], notes: Notes) {
  const all = schemes.map((scheme) => schemeOf(scheme, notes));
  const common = notes.common.flatMap((code) => all.find((scheme) => scheme.code === code) ?? []);
  return {
    common,
    others: all.filter((scheme) => isRegistrable(scheme) && !common.includes(scheme)),
    removed: all.filter((scheme) => !isRegistrable(scheme)),
    checks: notes.checks.map(({id, title, how}) => ({
      id,
      title,
      howHtml: inlineMarkdownToHtml(how),
      schemes: all.filter((scheme) => scheme.check?.id === id && isRegistrable(scheme)),
    })),
  };
}

/** The participant schemes as their page shows them. @throws ContentError for a note on a scheme or a rule that doesn't exist */
export function partySchemesOf({schemes}: PublishedSchemes, notes: Notes, yaml: YamlFile): PartySchemes {
  const known = new Set(schemes.map(({code}) => code));
  const checks = new Set(notes.checks.map(({id}) => id));
  const fail = (path: readonly PropertyKey[], problem: string): never =>
    failAt(yaml, path, problem, 'Correct the entry');
  for (const [code, {check, replacedBy}] of Object.entries(notes.schemes)) {
    if (!known.has(code)) fail(['schemes', code], `no scheme '${code}'`);
    if (replacedBy && !known.has(replacedBy)) fail(['schemes', code, 'replacedBy'], `no scheme '${replacedBy}'`);
    if (check && !checks.has(check)) fail(['schemes', code, 'check'], `no check '${check}'`);
  }
  for (const code of notes.common) if (!known.has(code)) fail(['common'], `no scheme '${code}'`);
  return groupsOf(schemes, notes);
}
