import {isGeneral, pathsCounted, pathsRead} from '../mentions';
import type {PageElement} from '../page';
import type {Rule} from '../schematron';
import {rulesNamed, runsNowhere} from '../ruleNames';
import {parentOf, type Fact, type Subject} from '../subject';

/** The element that has the value in CII, such as `udt:DateTimeString`, is one with what it is in. */
const ownPaths = ({path, creditNote}: PageElement): string[] => [
  path,
  creditNote ?? path.replace(/^\/Invoice\//, '/CreditNote/'),
  ...(/\/[uq]dt:\w+$/.test(path) ? [parentOf(path)] : []),
];

/** Rules without a test, such as BR-CO-05, say in their text which terms they are about. */
const isText = ({test, text}: Rule, terms: readonly string[]): boolean =>
  /^true\(\)$/.test(test.trim()) && terms.some((term) => text.includes(`(${term})`));

const readBy = new Map<Rule, Map<Subject, Set<string>>>();

function pathsOf(rule: Rule, subject: Subject): Set<string> {
  const known = readBy.get(rule)?.get(subject);
  if (known) return known;
  const read = new Set(subject.allPlaces.flatMap((places) => [...pathsRead(rule, places)]));
  readBy.set(rule, (readBy.get(rule) ?? new Map<Subject, Set<string>>()).set(subject, read));
  return read;
}

/** Whether a rule counts what the element is in: 'only one project reference', of which the element is the number. */
const counts = (rule: Rule, element: PageElement, {allPlaces}: Subject): boolean =>
  allPlaces.some((places) => ownPaths(element).some((path) => pathsCounted(rule, places).has(parentOf(path))));

const reads = (rule: Rule, element: PageElement, subject: Subject): boolean =>
  isGeneral(rule) ||
  isText(rule, element.terms) ||
  ownPaths(element).some((path) => pathsOf(rule, subject).has(path)) ||
  counts(rule, element, subject);

function ruleFact(element: PageElement, written: string, subject: Subject): Fact {
  const fact = {element: element.path, about: 'rule', found: written};
  const own = rulesNamed(written, subject);
  if (own.length === 0) return {...fact, expected: `a rule of ${subject.message.ruleSets.join(', ')}`};
  if (own.some((rule) => reads(rule, element, subject))) return fact;
  if (runsNowhere(written, subject)) return {...fact, undecided: 'no document has the context of the rule'};
  return {...fact, expected: 'a rule that reads the element'};
}

/** Whether each rule at an element is in the format's own rule sets, and reads the element. */
export const ruleFacts = (subject: Subject): Fact[] =>
  subject.said.structure && subject.message.ruleSets.length > 0
    ? subject.elements.flatMap((element) => element.rules.map((written) => ruleFact(element, written, subject)))
    : [];
