import path from 'node:path';
import {contextsOf, placesOf, withBindings, type Places, type Scope} from './locate';
import type {Rule} from './schematron';
import {attribute, everyIn, readXml} from './xml';
import {everyPart, type Expression, type Path} from './xpath/nodes';
import {parseXPath} from './xpath/parse';

/** A rule that permits certain codes for an element. */
export interface CodeRule {
  readonly rule: Rule;
  readonly path: string;
  readonly codes: ReadonlySet<string>;
  /** Whether it is about charges, about allowances, or about neither. */
  readonly charge?: boolean;
}

interface Found {
  readonly of: Expression;
  readonly codes: readonly string[];
  readonly from: readonly string[];
  readonly single?: boolean;
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const literals = (expression: Expression): string[] =>
  everyPart(expression).flatMap((part) => (part.kind === 'literal' ? [part.value] : []));

/** The codes that an expression lists: a text between blanks, `tokenize('A B', '\s')`, or the variable that has them. */
function listIn(expression: Expression, {rule}: Scope): string[] {
  if (expression.kind === 'variable') {
    const written = rule.variables.get(expression.name);
    return written === undefined ? [] : listIn(parseXPath(written), {rule} as Scope);
  }
  if (expression.kind === 'call' && expression.name === 'tokenize')
    return literals(expression.operands[0] ?? expression).flatMap(words);
  if (expression.kind === 'call' && expression.name === 'concat')
    return expression.operands.flatMap((part) => listIn(part, {rule} as Scope));
  return literals(expression).flatMap(words);
}

/** `contains(' A B ', concat(' ', ., ' '))` */
function inContains(expression: Expression, from: readonly string[], scope: Scope): Found[] {
  if (expression.kind !== 'call' || expression.name !== 'contains') return [];
  const [list, of] = expression.operands;
  if (!list || !of || list.kind === 'path') return [];
  return [{of, codes: listIn(list, scope), from}];
}

/** `some $code in $list satisfies $code = .` */
function inLoop(expression: Expression, from: readonly string[], scope: Scope): Found[] {
  const [binding] = expression.kind === 'loop' && expression.word === 'some' ? expression.bindings : [];
  if (!binding || expression.kind !== 'loop' || expression.body.kind !== 'operation') return [];
  const of = expression.body.operands.find((part) => part.kind !== 'variable');
  return of ? [{of, codes: listIn(binding.of, scope), from}] : [];
}

/** `. = ('A', 'B')` */
function inEquality(expression: Expression, from: readonly string[]): Found[] {
  if (expression.kind !== 'operation' || expression.operator !== '=') return [];
  const [of, list] = expression.operands;
  const isList =
    list?.kind === 'operation' && list.operator === ',' && list.operands.every((part) => part.kind === 'literal');
  return of && isList ? [{of, codes: literals(list), from, single: true}] : [];
}

/** `@a = 'A' or @a = 'B'` */
function inAlternatives(expression: Expression, from: readonly string[]): Found[] {
  if (expression.kind !== 'operation' || expression.operator !== 'or') return [];
  const parts = flat(expression);
  const sides = parts.map((part) => (part.kind === 'operation' && part.operator === '=' ? part.operands : []));
  const [first] = sides;
  const isList = sides.every(
    ([of, value]) => value?.kind === 'literal' && JSON.stringify(of) === JSON.stringify(first?.[0]),
  );
  return first?.[0] && isList
    ? [{of: first[0], codes: sides.flatMap(([, value]) => (value ? literals(value) : [])), from, single: true}]
    : [];
}

const flat = (expression: Expression): Expression[] =>
  expression.kind === 'operation' && expression.operator === 'or' ? expression.operands.flatMap(flat) : [expression];

/** The contexts that fulfil `self::cbc:InvoiceTypeCode` beside an expression. */
function narrowed(parts: readonly Expression[], from: readonly string[], scope: Scope): readonly string[] {
  const tests = parts.filter(
    (part): part is Path =>
      part.kind === 'path' &&
      part.steps.length === 1 &&
      part.steps[0]?.axis === 'self' &&
      part.steps[0].name !== 'node()',
  );
  return tests.reduce<readonly string[]>((paths, test) => placesOf(test, paths, scope), from);
}

function search(expression: Expression, from: readonly string[], scope: Scope): Found[] {
  const found = [
    ...inContains(expression, from, scope),
    ...inLoop(expression, from, scope),
    ...inEquality(expression, from),
    ...inAlternatives(expression, from),
  ];
  if (found.length > 0 || expression.kind === 'path') return found;
  if (expression.kind === 'call')
    return expression.name === 'not' ? [] : expression.operands.flatMap((part) => search(part, from, scope));
  if (expression.kind === 'operation') {
    const here = expression.operator === 'and' ? narrowed(expression.operands, from, scope) : from;
    return expression.operands.flatMap((part) => search(part, here, scope));
  }
  if (expression.kind === 'loop' && expression.word === 'every') {
    return search(expression.body, from, withBindings(expression.bindings, from, scope));
  }
  return [];
}

/** Factur-X has its codes in a file beside its rules: `document('….xml')/codedb/cl[@id=4]/enumeration[@value=$codeValue4]`. */
const DATABASE = /cl\[@id=(\d+)\]\/enumeration\[@value=\$(\w+)\]/;

const databases = new Map<string, string[]>();

function databaseCodes(id: string): string[] {
  if (databases.size === 0) {
    const root = readXml(path.join('documents/rules/schematron/factur-x-1.0.9', 'FACTUR-X_EN16931_codedb.xml'));
    for (const list of everyIn(root, 'cl')) {
      databases.set(
        attribute(list, 'id') ?? '',
        everyIn(list, 'enumeration').map((each) => attribute(each, 'value') ?? ''),
      );
    }
  }
  return databases.get(id) ?? [];
}

function inDatabase(rule: Rule, from: readonly string[]): Found[] {
  const [, id, variable] = DATABASE.exec(rule.test) ?? [];
  return id && variable ? [{of: {kind: 'variable', name: variable}, codes: databaseCodes(id), from}] : [];
}

const POLARITY = /Indicator\)?\s*=\s*['"]?(true|false)/;

function chargeOf({context, test}: Rule): boolean | undefined {
  const [, value] = POLARITY.exec(context) ?? POLARITY.exec(test) ?? [];
  return value === undefined ? undefined : value === 'true';
}

/** Fewer codes than this are a condition, and no list; where they stand one by one, fewer than `FEWEST_SINGLE`. */
const FEWEST = 3;
const FEWEST_SINGLE = 4;

/** Functions that take a part of a value: a rule about the first letters of a VAT number has a list, but the number isn't a code. */
const CUTTING = ['substring', 'substring-before', 'substring-after', 'tokenize'];

const isCut = (expression: Expression): boolean =>
  everyPart(expression).some((part) => part.kind === 'call' && CUTTING.includes(part.name));

/** Elements and attributes whose value is a code. A rule that lists rates, or identifiers of processes, is about no code. */
const CODED = /(?:Code|TaxCategory\/cbc:ID|TaxScheme\/cbc:ID|CountryID|Country\/ram:ID|@\w+)$/;

/** The elements for which a rule lists codes. */
export function codeRulesOf(rule: Rule, places: Places): CodeRule[] {
  const scope = {places, rule, bound: new Map<string, readonly string[]>()};
  const contexts = contextsOf(rule, places);
  const found = [...inDatabase(rule, contexts), ...search(parseXPath(rule.test), contexts, scope)];
  const charge = chargeOf(rule);
  return found
    .filter(({codes, of, single}) => new Set(codes).size >= (single ? FEWEST_SINGLE : FEWEST) && !isCut(of))
    .flatMap(({of, codes, from}) =>
      placesOf(of, from, scope)
        .filter((each) => CODED.test(each))
        .map((each) => ({rule, path: each, codes: new Set(codes), ...(charge !== undefined && {charge})})),
    );
}

/** Whether a rule of Factur-X permits one value alone for an element. */
export function isOnlyCode(rule: Rule, value: string, path: string, places: Places): boolean {
  const [found] = inDatabase(rule, contextsOf(rule, places));
  if (found?.codes.length !== 1 || found.codes[0] !== value) return false;
  return placesOf(found.of, found.from, {places, rule, bound: new Map()}).includes(path);
}
