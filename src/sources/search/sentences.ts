import {ruleEntry} from '../../addresses/places';
import {packCells} from '../../search/packed';
import {formatRegistry} from '../formats';
import {officialRules} from '../ruleSets';
import {isBulk, placeOfSet} from './rules';

/** The rules of a set of which each forbids one element, in all their words: too much alike for the index of texts. */
export interface SentencesOfSet {
  /** Where they are: page and rule set. */
  readonly w: string;
  /** Address of a rule without its id. */
  readonly u: string;
  /** A line for each rule, text and id with a tab between them, sorted and packed by `packCells`. */
  readonly c: string;
}

/** The sentences of every rule set that has some; a rule that several sets have in the same words is in the first. */
export function searchSentences(): SentencesOfSet[] {
  const known = new Set<string>();
  return Array.from(formatRegistry().ruleSets.values(), ({id, page, name}) => {
    const rules = [...officialRules(id).values()].filter(isBulk);
    const lines = rules.flatMap((rule) =>
      rule.texts.map(({text}) => `${text.replace(/\s+/g, ' ').trim()}\t${rule.id}`),
    );
    const own = lines.filter((line) => known.size < known.add(line).size);
    return {w: placeOfSet(name), u: ruleEntry(page, ''), c: packCells(own.sort(), '\n')};
  }).filter(({c}) => c);
}
