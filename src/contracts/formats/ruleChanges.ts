import * as z from 'zod';
import {inlineMarkdownToHtml} from '../markdown';
import {checkYaml, failAt, text, type YamlFile} from '../yamlFile';
import type {Registry} from './registry';
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

interface RuleChange {
  readonly kind: string;
  /** Names of the rule sets, where not all of the release have the change. */
  readonly sets: readonly string[];
  /** The ids, each with the entry of the rule; a rule that was removed has none. */
  readonly rules: readonly {readonly title: string; readonly href?: string}[];
  readonly whatHtml: string;
}

/** What the rule sets of a release changed against the version before. */
export interface RuleChanges {
  readonly introHtml: string;
  /** Whether the release has several rule sets. */
  readonly several: boolean;
  readonly changes: readonly RuleChange[];
}

/** The entry of a rule on the page of its rule set. */
type RulePlace = (page: string, rule: string) => string;

/** What each release of the registry changed, by its id, from documents/rules/changes.yaml. @throws ContentError for a wrong value, and a release or a rule set that the registry lacks */
export function ruleChangesOf(
  yaml: YamlFile,
  {ruleSets}: Pick<Registry, 'ruleSets'>,
  place: RulePlace,
): Map<string, RuleChanges> {
  const entries = checkYaml(yaml, fileSchema).map(({release, previous, source, comparedOn, note, changes}, at) => {
    const sets = [...ruleSets.values()].filter((set) => set.release.id === release);
    const [first] = sets;
    const unknown = first ? changes.flatMap((each) => each.sets).find((id) => !sets.some((set) => set.id === id)) : '';
    if (!first || unknown) {
      failAt(yaml, [at], `no ${unknown ? `rule set '${unknown}' in` : 'release'} ${release}`, 'Correct the name');
    }
    const {publisher, released, mandatoryFrom} = first.release;
    const since = mandatoryFrom && mandatoryFrom <= comparedOn ? 'has been mandatory since' : 'is mandatory from';
    const mandatory = mandatoryFrom ? ` and ${since} ${dateText(mandatoryFrom)}` : '';
    const intro = [
      `Version ${first.version} by ${publisher} dates from ${dateText(released)}${mandatory}.`,
      `It was compared with [version ${previous}](${source}) on ${dateText(comparedOn)}.`,
      note,
    ];
    const shown = changes.map(({kind, sets: ids, rules, what}) => {
      const changed = sets.filter(({id}) => ids.includes(id));
      const {page} = changed[0] ?? first;
      return {
        kind: KINDS[kind],
        sets: changed.map(({name}) => name),
        rules: rules.map((title) => ({title, ...(kind !== 'removed' && {href: place(page, title)})})),
        whatHtml: inlineMarkdownToHtml(what),
      };
    });
    const introHtml = inlineMarkdownToHtml(intro.filter(Boolean).join(' '));
    return [release, {introHtml, several: sets.length > 1, changes: shown}] as const;
  });
  return new Map(entries);
}
