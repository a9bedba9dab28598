import * as z from 'zod';
import {inlineMarkdownToHtml} from '../markdown';
import {checkYaml, failAt, text, type YamlFile} from '../yamlFile';
import type {Registry} from './registry';
import type {RuleSet} from './registryFile';
import {dateText} from './words';

const KINDS = {added: 'Added', changed: 'Changed', removed: 'Removed', wording: 'Wording'} as const;

const fileSchema = z.array(
  z.strictObject({
    release: text,
    previous: text,
    source: z.url(),
    comparedOn: z.iso.date(),
    note: text.optional(),
    changes: z
      .array(
        z.strictObject({
          kind: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]),
          sets: z.array(text).default([]),
          rules: z.array(text).default([]),
          what: text,
        }),
      )
      .default([]),
  }),
);

type RulePlace = (page: string, rule: string) => string;

/** What the rule sets of a release changed against the version before. */
export type RuleChanges = ReturnType<typeof changesIn>;

/** @param sets those of the release, the first of them apart */
function changesIn(
  {previous, source, comparedOn, note, changes}: z.infer<typeof fileSchema>[number],
  [first, ...more]: readonly [RuleSet, ...RuleSet[]],
  place: RulePlace,
) {
  const {publisher, released, mandatoryFrom} = first.release;
  const since = mandatoryFrom && mandatoryFrom <= comparedOn ? 'has been mandatory since' : 'is mandatory from';
  const mandatory = mandatoryFrom ? ` and ${since} ${dateText(mandatoryFrom)}` : '';
  const intro = [
    `Version ${first.version} by ${publisher} dates from ${dateText(released)}${mandatory}.`,
    `It was compared with [version ${previous}](${source}) on ${dateText(comparedOn)}.`,
    note,
  ];
  return {
    introHtml: inlineMarkdownToHtml(intro.filter(Boolean).join(' ')),
    several: more.length > 0,
    changes: changes.map(({kind, sets: ids, rules, what}) => {
      const changed = [first, ...more].filter(({id}) => ids.includes(id));
      const {page} = changed[0] ?? first;
      return {
        kind: KINDS[kind],
        /** Names of the rule sets, where not all of the release have the change. */
        sets: changed.map(({name}) => name),
        /** The ids, each with the entry of the rule; a rule that was removed has none. */
        rules: rules.map((title) => ({title, ...(kind !== 'removed' && {href: place(page, title)})})),
        whatHtml: inlineMarkdownToHtml(what),
      };
    }),
  };
}

/** What each release of the registry changed, by its id, from documents/rules/changes.yaml. @throws ContentError for a wrong value, and a release or a rule set that the registry lacks */
export function ruleChangesOf(
  yaml: YamlFile,
  {ruleSets}: Pick<Registry, 'ruleSets'>,
  place: RulePlace,
): Map<string, RuleChanges> {
  const entries = checkYaml(yaml, fileSchema).map((entry, at) => {
    const {release, changes} = entry;
    const [first, ...more] = [...ruleSets.values()].filter((set) => set.release.id === release);
    if (!first) return failAt(yaml, [at], `no release ${release}`, 'Correct the name');
    const unknown = changes.flatMap(({sets}) => sets).find((id) => ![first, ...more].some((set) => set.id === id));
    if (unknown) failAt(yaml, [at], `no rule set '${unknown}' in ${release}`, 'Correct the name');
    return [release, changesIn(entry, [first, ...more], place)] as const;
  });
  return new Map(entries);
}
