import {partPage} from '../addresses/formatPages';
import {rejectionEntry} from '../addresses/places';
import {messagesOf, type PlacedMessage} from '../contracts/formats/registry';
import {rejectionName} from '../contracts/formats/rejections';
import {inlineMarkdownToHtml} from '../contracts/markdown';
import type {Explanation} from '../diagnosis/model';
import {rejections} from './examples';
import {formatRegistry} from './formats';
import {awayFrom} from './rulePages';
import {officialRules} from './ruleSets';

type Explained = readonly [rule: string, explanation: Explanation];

/** What the page of a message says of the rules that integrators break. A schema breaks in so many ways that no entry explains all of them. */
function explainedBy({format: {page}, message: {id}}: PlacedMessage): Explained[] {
  return rejections(id)
    .filter(({rule}) => rule !== 'XSD')
    .map((rejection) => {
      const {rule, title, meaning, cause, fix} = awayFrom(partPage(page, 'rejections'), rejection);
      const html = {
        meaningHtml: inlineMarkdownToHtml(meaning),
        ...(cause && {causeHtml: inlineMarkdownToHtml(cause)}),
        fixHtml: inlineMarkdownToHtml(fix),
      };
      return [rule, {title, ...html, href: rejectionEntry(page, rejectionName(rejection))}];
    });
}

/** The same of the rules of some rule sets. Another rule set can have another rule of the same id. */
const sharedBy = (each: PlacedMessage, ruleSets: readonly string[]): Explained[] => {
  const shared = each.message.ruleSets.filter((id) => ruleSets.includes(id));
  return explainedBy(each).filter(([rule]) => shared.some((id) => officialRules(id).has(rule)));
};

/** What the site says of the rules of a message: of each rule its own page first, and else the page of another format that has the rule. */
export function explanationsOf(message: string): Readonly<Record<string, Explanation>> {
  const all = messagesOf(formatRegistry());
  const own = all.filter((each) => each.message.id === message);
  const {ruleSets = []} = own[0]?.message ?? {};
  const others = all.flatMap((each) => (each.message.id === message ? [] : sharedBy(each, ruleSets)));
  const entries = [...own.flatMap(explainedBy), ...others];
  // Of several the first counts.
  return Object.fromEntries(entries.reverse());
}

/** The texts of rules that copy values of a document into what they say, with `…` in their places, by the ids of the rules. @param set id of a rule set */
export function copyingTexts(set: string): Readonly<Record<string, readonly string[]>> {
  const rules = [...officialRules(set).values()].map(({id, texts}) => [id, texts.map(({text}) => text)] as const);
  return Object.fromEntries(rules.filter(([, texts]) => texts.some((text) => text.includes('…'))));
}
