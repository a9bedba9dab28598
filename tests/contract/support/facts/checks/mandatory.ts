import type {PageElement} from '../page';
import type {PageDemand} from '../pageDemands';
import {allDemands, type Requirement} from '../requires';
import {schemaTreeOf} from '../registry';
import type {Rule} from '../schematron';
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

const isNorm = ({message}: Subject): boolean => message.customizationId?.startsWith('urn:cen.eu:en16931') ?? false;

const carriesTerm = ({terms}: PageElement): boolean => terms.some((term) => /^BT-\d+$/.test(term));

/** In an invoice of EN 16931, the table has the business terms; what else every document has, such as a format, is in the structure. */
const hasTerm = ({targets}: Requirement, subject: Subject): boolean =>
  !isNorm(subject) || subject.elements.some((element) => targets.includes(element.path) && carriesTerm(element));

/**
 * Requirements that a row must name. Of one that only says 'must be provided', the element must be there; inside an optional group, the
 * structure says it.
 */
function covered(subject: Subject): Fact[] {
  const named = rowsOf(subject).flatMap(({rules}) => rules);
  const shown = rowsOf(subject).flatMap((row) => pathsOf(row, subject));
  return subject.requirements
    .filter((requirement) => !requirement.generic || (inEvery(requirement, subject) && hasTerm(requirement, subject)))
    .map(({rule, targets, generic}) => {
      const isThere =
        named.some((written) => isNamed(written, rule.id)) ||
        (generic && targets.every((target) => shown.some((path) => isIn(path, target) || isIn(target, path))));
      const fact = {element: targets.join(', '), about: `mandatory by ${rule.id}`, found: isThere ? rule.id : 'no row'};
      return isThere ? fact : {...fact, expected: `a row with ${rule.id}: ${rule.text}`};
    });
}

const TEXT_ASKS = /(?:shall|must) (?:also )?(?:be provided|contain|have)|muss\b.*übermittelt|mandatory/i;

/** Whether the text of a rule asks for the element of a row, which some official tests don't hold: BR-O-01 in CII. */
const isAskedInText = ({term, paths}: PageDemand, {text}: Rule): boolean =>
  TEXT_ASKS.test(text) &&
  (text.includes(`${term})`) ||
    text.includes(`${term} `) ||
    paths.some((path) => text.includes(lastStep(path).replace(/^\w+:/, ''))));

/** What rules ask for in any document of the message, at the paths of the first: some rules are about the credit note alone. */
function targetsOf(rules: readonly Rule[], {message, places: first, allPlaces}: Subject): string[] {
  return message.documents.flatMap(({root}, index) => {
    const places = allPlaces[index] ?? first;
    const tree = schemaTreeOf(message, root);
    const asked = tree ? allDemands(rules, places, tree) : [];
    return asked.map(({path}) => first.known[places.known.indexOf(path)] ?? path);
  });
}

function ruleFact(row: PageDemand, written: string, subject: Subject): Fact {
  const fact = {element: row.paths.join(', '), about: `row ${row.term}`, found: written};
  const own = rulesNamed(written, subject);
  if (own.length === 0) return {...fact, expected: `a rule of ${subject.message.ruleSets.join(', ')}`};
  if (runsNowhere(written, subject)) return {...fact, undecided: 'no document has the context of the rule'};
  const targets = targetsOf(own, subject);
  const isAsked = pathsOf(row, subject).some((path) =>
    targets.some((target) => isIn(path, target) || isIn(target, path)),
  );
  if (isAsked) return fact;
  if (own.some((rule) => isAskedInText(row, rule)))
    return {...fact, undecided: 'the text asks for it, and the test does not'};
  return {...fact, expected: 'a rule that requires the element'};
}

/** The elements with a value that every document has. In an invoice of EN 16931, those that carry a term. */
function presentElements(subject: Subject): string[] {
  const {present, elements} = subject;
  return elements
    .filter((element) => present.has(element.path) && (!isNorm(subject) || carriesTerm(element)))
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

/** The rules of the page that it refers to, of which it says that they don't apply. */
const ignoredFacts = (subject: Subject): Fact[] =>
  (subject.said.ignored ?? []).map((written) => {
    const fact = {element: 'rules that don’t apply', about: 'rule of another format', found: written};
    return rulesNamed(written, subject).length === 0 ? fact : {...fact, expected: 'no rule of this format'};
  });

/** Whether 'What is mandatory' names each rule that requires something, names no other at a row, and has each element of every document. */
export function mandatoryFacts(subject: Subject): Fact[] {
  if (!subject.said.mandatory || subject.rules.length === 0) return [];
  const stated = rowsOf(subject).flatMap((row) => row.rules.map((written) => ruleFact(row, written, subject)));
  return [...stated, ...covered(subject), ...complete(subject), ...ignoredFacts(subject)];
}
