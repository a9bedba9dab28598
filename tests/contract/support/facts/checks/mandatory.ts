import type {PageDemand} from '../page';
import {allDemands, type Requirement} from '../requires';
import {isNamed, rulesNamed, runsNowhere} from '../ruleNames';
import {lastStep, type Fact, type Subject} from '../subject';

const isIn = (path: string, group: string): boolean => path === group || path.startsWith(`${group}/`);

const rowsOf = ({said}: Subject): readonly PageDemand[] => said.mandatory ?? [];

/** The absolute paths of a row. */
const pathsOf = ({paths}: PageDemand, {places}: Subject): string[] =>
  paths.map((path) => `${places.known[0]}/${path.replace(/^\//, '')}`);

/** Whether a requirement applies to every document: where its context is in every one. */
const inEvery = ({always, contexts}: Requirement, {present}: Subject): boolean =>
  always && contexts.some((context) => present.has(context));

/**
 * Requirements that a row must name. Of one that only says 'must be provided', the element must be there; inside an optional group, the
 * structure says it.
 */
function covered(subject: Subject): Fact[] {
  const named = rowsOf(subject).flatMap(({rules}) => rules);
  const shown = rowsOf(subject).flatMap((row) => pathsOf(row, subject));
  return subject.requirements
    .filter((requirement) => !requirement.generic || inEvery(requirement, subject))
    .map(({rule, targets, generic}) => {
      const isThere =
        named.some((written) => isNamed(written, rule.id)) ||
        (generic && targets.every((target) => shown.some((path) => isIn(path, target))));
      const fact = {element: targets.join(', '), about: `mandatory by ${rule.id}`, found: isThere ? rule.id : 'no row'};
      return isThere ? fact : {...fact, expected: `a row with ${rule.id}: ${rule.text}`};
    });
}

function ruleFact(row: PageDemand, written: string, subject: Subject): Fact {
  const fact = {element: row.paths.join(', '), about: `row ${row.term}`, found: written};
  const own = rulesNamed(written, subject);
  if (own.length === 0) return {...fact, expected: `a rule of ${subject.message.ruleSets.join(', ')}`};
  if (runsNowhere(written, subject)) return {...fact, undecided: 'no document has the context of the rule'};
  const targets = subject.tree ? allDemands(own, subject.places, subject.tree).map(({path}) => path) : [];
  const isAsked = pathsOf(row, subject).some((path) =>
    targets.some((target) => isIn(path, target) || isIn(target, path)),
  );
  return isAsked ? fact : {...fact, expected: 'a rule that requires the element'};
}

/** The elements with a value that every document has. In an invoice of EN 16931, those that carry a term. */
function presentElements({present, elements, message}: Subject): string[] {
  const isNorm = message.customizationId?.startsWith('urn:cen.eu:en16931') ?? false;
  return elements
    .filter(({path, terms}) => present.has(path) && (!isNorm || terms.some((term) => /^BT-\d+$/.test(term))))
    .filter(
      ({path}) =>
        !lastStep(path).startsWith('@') &&
        !elements.some(
          (other) => isIn(other.path, path) && other.path !== path && !lastStep(other.path).startsWith('@'),
        ),
    )
    .map(({path}) => path);
}

function complete(subject: Subject): Fact[] {
  const shown = rowsOf(subject).flatMap((row) => pathsOf(row, subject));
  return presentElements(subject).map((path) => {
    const isThere = shown.includes(path) || shown.some((other) => isIn(path, other) || isIn(other, path));
    const fact = {element: path, about: 'in every document', found: isThere ? 'a row' : 'no row'};
    return isThere ? fact : {...fact, expected: 'a row'};
  });
}

/** Whether 'What is mandatory' names each rule that requires something, names no other at a row, and has each element of every document. */
export function mandatoryFacts(subject: Subject): Fact[] {
  if (!subject.said.mandatory || subject.rules.length === 0) return [];
  const stated = rowsOf(subject).flatMap((row) => row.rules.map((written) => ruleFact(row, written, subject)));
  return [...stated, ...covered(subject), ...complete(subject)];
}
