import {codeRulesOf, type CodeRule} from '../codes';
import {publishedList, type PageElement, type PageList} from '../page';
import {lastStep, parentOf, subjects, type Fact, type Subject} from '../subject';
import {termsIn, type Term} from '../terms';

const codesOf = (file: string): ReadonlySet<string> => publishedList(file).rows;

/** How much two sets have in common, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((each) => b.has(each)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

const like = new WeakMap<readonly PageList[], Map<CodeRule, PageList | undefined>>();

/** The list of a page that has the codes of a rule, roughly; nothing where none is like it. */
function listOf(rule: CodeRule, lists: readonly PageList[]): PageList | undefined {
  const of = like.get(lists) ?? new Map<CodeRule, PageList | undefined>();
  like.set(lists, of);
  if (!of.has(rule)) of.set(rule, likest(rule, lists));
  return of.get(rule);
}

function likest({codes}: CodeRule, lists: readonly PageList[]): PageList | undefined {
  const rated = lists
    .filter(({file}) => file !== undefined)
    .map((list) => ({list, like: likeness(codes, codesOf(list.file ?? ''))}))
    .sort((a, b) => b.like - a.like);
  return rated[0] && rated[0].like >= 0.5 ? rated[0].list : undefined;
}

/** Whether the schema's own element for a value is below: `ram:TaxCurrencyCode` but `ram:IssueDateTime/udt:DateTimeString`. */
const isChecked = (path: string, rules: readonly CodeRule[]): boolean =>
  rules.some((rule) => rule.path === path || (/\/[uq]dt:\w+$/.test(path) && rule.path === parentOf(path)));

/** Attributes that every amount and quantity has; a list may be named at their element alone. */
const isCommon = (path: string): boolean => ['@currencyID', '@unitCode'].includes(lastStep(path));

/** Elements whose codes a rule lists must name a list. */
function named(elements: readonly PageElement[], rules: readonly CodeRule[]): Fact[] {
  return elements
    .filter(({path}) => isChecked(path, rules))
    .map(({path, lists}) => {
      const by = rules.find((rule) => rule.path === path)?.rule.id ?? '';
      const fact = {element: path, about: 'codes', found: lists.join(', ') || 'no list'};
      return lists.length > 0 || isCommon(path) ? fact : {...fact, expected: `a list, by ${by}`};
    });
}

/** Whether a term is about charges or allowances. */
const chargeOf = ({name}: Term): boolean | undefined =>
  /allowance/i.test(name) ? false : /charge/i.test(name) ? true : undefined;

const isAbout = (term: Term, {charge}: CodeRule): boolean => {
  const own = chargeOf(term);
  return charge === undefined || own === undefined || own === charge;
};

/** The terms whose codes the rules check by a list. */
function checkedTerms(
  list: PageList,
  lists: readonly PageList[],
  rules: readonly CodeRule[],
  terms: readonly Term[],
): Set<string> {
  const own = rules.filter((rule) => listOf(rule, lists) === list);
  const found = terms.filter((term) => own.some((rule) => term.paths.includes(rule.path) && isAbout(term, rule)));
  return new Set(found.map(({id}) => id));
}

function listFacts(list: PageList, subject: Subject, rules: readonly CodeRule[], terms: readonly Term[]): Fact[] {
  const lists = subject.said.codes ?? [];
  const checked = checkedTerms(list, lists, rules, terms);
  const shown = list.elements.flatMap((element) => element.terms);
  const fact = (term: string): Fact => ({element: list.list, about: 'terms of a list', found: term});
  if (checked.size === 0) return shown.map((term) => ({...fact(term), undecided: 'no rule has a list like it'}));
  const stated = shown.map((term) =>
    checked.has(term) ? fact(term) : {...fact(term), expected: [...checked].join(', ')},
  );
  const isWhole = list.elements.every(({text, terms: own}) => own.length > 0 || !text.startsWith('@'));
  const missing = isWhole ? [...checked].filter((term) => !shown.includes(term)) : [];
  return [...stated, ...missing.map((term) => ({...fact('none'), expected: term}))];
}

/** The codes that every rule about an element permits. */
const permittedBy = (rule: CodeRule, rules: readonly CodeRule[]): string[] =>
  [...rule.codes].filter((code) =>
    rules.every((other) => other.path !== rule.path || other.charge !== rule.charge || other.codes.has(code)),
  );

/** The codes of a list, and of those that the page names for one of its elements too: a CII invoice and credit note have one type code. */
function codesBeside(list: PageList, lists: readonly PageList[]): Set<string> {
  const texts = list.elements.map(({text}) => text);
  const beside = lists.filter(({elements}) => elements.some(({text}) => texts.includes(text)));
  return new Set(beside.flatMap(({file = ''}) => [...publishedList(file).rows, ...publishedList(file).added]));
}

/** A list must have every code that the rules about its first element permit. */
function contentFacts(subject: Subject, rules: readonly CodeRule[]): Fact[] {
  const lists = (subject.said.codes ?? []).filter(({file}) => file !== undefined);
  return lists.flatMap((list) => {
    const own = rules.filter((rule) => listOf(rule, lists) === list);
    const [first] = own;
    if (!first) return [];
    const codes = codesBeside(list, lists);
    const lacking = permittedBy(first, own).filter((code) => !codes.has(code));
    const fact = {element: list.list, about: `content, by ${first.rule.id}`, found: `${codes.size} codes`};
    return [lacking.length === 0 ? fact : {...fact, expected: `also ${lacking.join(' ')}`}];
  });
}

const codeRulesIn = new Map<Subject, CodeRule[]>();

/** The rules of a message that list codes and reject a document. */
function codeRulesFor(subject: Subject): CodeRule[] {
  const known = codeRulesIn.get(subject);
  if (known) return known;
  const fatal = subject.rules.filter(({flag}) => flag !== 'warning');
  const found = fatal.flatMap((rule) => codeRulesOf(rule, subject.places));
  codeRulesIn.set(subject, found);
  return found;
}

/** Whether elements with a list of codes name one, whether 'Codes' has the terms that the rules check, and whether the lists are complete. */
export function codeFacts(subject: Subject): Fact[] {
  const {said, rules, message, elements} = subject;
  if (rules.length === 0) return [];
  const codeRules = codeRulesFor(subject);
  const terms = termsIn(message.documents[0]?.root ?? '');
  return [
    ...(said.structure ? named(elements, codeRules) : []),
    ...(said.codes ?? []).flatMap((list) => listFacts(list, subject, codeRules, terms)),
    ...contentFacts(subject, codeRules),
  ];
}

/** The codes that the rules of all messages permit, by the list of the site that is like theirs. */
function permittedCodes(): Map<string, Set<string>> {
  const permitted = new Map<string, Set<string>>();
  for (const subject of subjects) {
    const rules = codeRulesFor(subject);
    const lists = new Map(rules.map((rule) => [rule, listOf(rule, subject.said.codes ?? [])]));
    for (const [rule, list] of lists) {
      const same = rules.filter((other) => lists.get(other) === list);
      if (list?.file)
        permitted.set(list.file, new Set([...(permitted.get(list.file) ?? []), ...permittedBy(rule, same)]));
    }
  }
  return permitted;
}

/** Whether each code below /misc/codeList.html is one that the rules of some format permit, where rules have a list like it. */
export const listedCodeFacts = (): Fact[] =>
  [...permittedCodes()].flatMap(([file, permitted]) =>
    [...codesOf(file)].map((code) => ({
      element: file,
      about: 'code',
      found: code,
      ...(permitted.has(code) ? {} : {expected: 'a code that a rule permits'}),
    })),
  );
