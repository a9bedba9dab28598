import {officialCardinality} from '../official';
import {Ranges, rangeOf, rangeText, type Range} from '../ranges';
import type {PageElement} from '../page';
import {runsNowhere} from '../ruleNames';
import {lastStep, parentOf, subjects, type Fact, type Subject} from '../subject';

const known = new Map<Subject, Ranges>();

function rangesOf(subject: Subject): Ranges | undefined {
  if (!subject.tree) return undefined;
  const ranges = known.get(subject) ?? new Ranges(subject.rules, subject.places, subject.tree);
  known.set(subject, ranges);
  return ranges;
}

/** What the schema or a rule permits, where a page says more. */
function excess({min, max}: Range, permitted: Range): string | undefined {
  if (min < permitted.min) return `${permitted.min}.. by ${permitted.minBy ?? 'the schema'}`;
  return max > permitted.max ? `..${permitted.max} by ${permitted.maxBy ?? 'the schema'}` : undefined;
}

const subjectOf = (id: string): Subject | undefined => subjects.find(({message}) => message.id === id);

/** Rules of Peppol itself, which formats without its rule set don't have. */
const isOfPeppol = ({id}: {readonly id: string}): boolean => !/^(?:BR|UBL|CII)-/.test(id);

let peppol: Ranges | undefined;

/** What the rules of Peppol say of BIS Billing, without those of EN 16931. */
function peppolRanges(): Ranges | undefined {
  const billing = subjectOf('ubl-bisv3');
  peppol ??= billing?.tree && new Ranges(billing.rules.filter(isOfPeppol), billing.places, billing.tree);
  return peppol;
}

/**
 * Whether the element has this cardinality in EN 16931 itself, though no rule of this format checks it: as published in the structure of
 * Peppol BIS Billing, where no rule of Peppol makes it so, or in the schema and rules of Factur-X.
 */
function isOfNorm(path: string, written: string, own: Range): boolean {
  const said = rangeOf(written);
  const ranges = peppolRanges();
  if (ranges && officialCardinality('ubl-bisv3', path) === written) {
    const byPeppol = ranges.permitted(path);
    const isAsked = said.min > own.min && byPeppol?.minBy !== undefined;
    return !isAsked && !(said.max < own.max && ranges.isLimited(path, said.max));
  }
  const facturx = subjectOf('cii-facturx');
  const shared = facturx && rangesOf(facturx);
  return shared?.permitted(path) !== undefined && shared.hasReason(path, said);
}

/** Whether the schema requires one of several, and the page shows this one alone: `udt:DateTimeString`. */
const isOnly = (path: string, {min}: Range, {tree, elements}: Subject): boolean =>
  min === 1 &&
  tree?.at(path)?.alternative === true &&
  elements.filter((other) => parentOf(other.path) === parentOf(path) && !lastStep(other.path).startsWith('@'))
    .length === 1;

function cardinalityFact({path, cardinality, rules}: PageElement, subject: Subject, ranges: Ranges): Fact {
  const fact = {element: path, about: 'cardinality', found: cardinality};
  const permitted = ranges.permitted(path);
  if (!permitted) return {...fact, undecided: 'the schema lacks the path'};
  const said = rangeOf(cardinality);
  const expected = excess(said, permitted);
  if (expected) return {...fact, expected};
  const official = officialCardinality(subject.message.id, path);
  if (ranges.hasReason(path, said) || official === cardinality || isOnly(path, said, subject)) return fact;
  if (official) return {...fact, expected: `${official} by the official structure`};
  if (isOfNorm(path, cardinality, permitted)) return {...fact, undecided: 'EN 16931 has it so, and no rule checks it'};
  if (rules.some((written) => runsNowhere(written, subject)))
    return {...fact, undecided: 'no document has the context of the rule'};
  return {...fact, expected: `${rangeText(permitted)}, or a rule that says otherwise`};
}

/** Whether each cardinality is within that of the schema and the rules, and has a reason where it is narrower. */
export function cardinalityFacts(subject: Subject): Fact[] {
  const ranges = rangesOf(subject);
  if (!ranges || !subject.said.structure) return [];
  return subject.elements.map((element) => cardinalityFact(element, subject, ranges));
}
