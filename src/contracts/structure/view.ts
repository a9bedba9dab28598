import {inlineMarkdownToHtml} from '../markdown';
import {isEnTerm, type Anchors} from './anchors';
import {askedInWords, rulesOf, type Narrowed} from './narrowing';
import {conditionOf, withoutConditions} from './conditions';
import type {Syntax, Term} from './terms';
import type {Tree, TreeElement} from './tree';

/** A name with the place where it is explained, when there is one. */
export interface Reference {
  readonly text: string;
  readonly href?: string;
}

export type TermView = ReturnType<typeof termView>;

export interface ElementView extends ReturnType<typeof rowOf> {
  readonly children: readonly ElementView[];
}

/** What a tree's elements are joined with. */
export interface Joined {
  readonly tree: Tree;
  /** What comes before `#` in a link to an element: nothing on the page that shows the tree. */
  readonly treeAddress: string;
  readonly terms: ReadonlyMap<string, Term>;
  readonly anchors: ReadonlyMap<TreeElement, Anchors>;
  /** The syntax of the tree, when its terms are those of EN 16931. */
  readonly syntax?: Syntax;
  readonly narrowed: ReadonlyMap<string, Narrowed>;
  readonly cardinalityOf: (element: TreeElement) => string;
  readonly describe: (element: TreeElement) => string | undefined;
  readonly placeOf: (term: string) => string;
  readonly listsOf: (element: TreeElement) => readonly Reference[];
  readonly ruleOf: (rule: string) => Reference;
  /** Whether the rule sets of the message have a rule. The published trees name rules of Peppol BIS, and withdrawn ones. */
  readonly isRule: (rule: string) => boolean;
  /** The only value that an element can have, if there is one. */
  readonly valueOf: (element: TreeElement) => string | undefined;
  readonly exampleOf: (element: TreeElement) => {readonly value?: string; readonly href?: string} | undefined;
  readonly creditNoteOf: (element: TreeElement) => string | undefined;
}

function termView(id: string, element: TreeElement, joined: Joined) {
  const {terms, syntax, narrowed, placeOf, tree} = joined;
  const term = terms.get(id);
  const asked = narrowed.get(id);
  const own = `/${tree.root}/${element.path}`;
  const condition = syntax && term?.paths[syntax].find((path) => withoutConditions(path) === own);
  const note = asked && askedInWords(asked);
  const where = condition && conditionOf(condition);
  const original = asked?.cardinality && asked.cardinality !== term?.cardinality ? term?.cardinality : undefined;
  return {
    id,
    ...(term && {name: term.name, href: placeOf(id)}),
    /** Which of the elements at the path carry it, where they carry several. */
    ...(where && {where}),
    /** The cardinality in EN 16931, where the format asks something else. */
    ...(original && {original}),
    /** What the format asks, in words. */
    ...(note && {noteHtml: inlineMarkdownToHtml(note)}),
  };
}

/** The name of an element: that of its business term, if it has exactly one. */
function labelOf({label, terms: ids}: TreeElement, terms: ReadonlyMap<string, Term>): string | undefined {
  const [only, ...more] = ids.filter(isEnTerm);
  return (only && more.length === 0 && terms.get(only)?.name) || label;
}

function rowOf(element: TreeElement, joined: Joined) {
  const {tree, terms, anchors, cardinalityOf, describe, listsOf, ruleOf, exampleOf, creditNoteOf} = joined;
  const {own = '', more = []} = anchors.get(element) ?? {};
  const asked = [...element.terms, element.path].flatMap((place) => joined.narrowed.get(place) ?? []).flatMap(rulesOf);
  const without = joined.narrowed.get(element.path)?.without ?? [];
  const description = describe(element);
  return {
    id: own,
    /** Ids of further terms. */
    more,
    name: element.name,
    cardinality: cardinalityOf(element),
    label: labelOf(element, terms),
    /** Numbers that its row shows. */
    numbers: element.terms,
    marks: element.marks ?? [],
    type: element.type,
    ...(description && {descriptionHtml: inlineMarkdownToHtml(description)}),
    /** From the root on. */
    path: `/${tree.root}/${element.path}`,
    fixed: joined.valueOf(element),
    example: exampleOf(element),
    lists: listsOf(element),
    rules: [...new Set([...asked, ...element.rules])]
      .filter((rule) => joined.isRule(rule) && !without.includes(rule))
      .map(ruleOf),
    terms: element.terms.filter(isEnTerm).map((id) => termView(id, element, joined)),
    creditNote: creditNoteOf(element),
  };
}

/** An element with everything that is known of it. */
export const elementView = (element: TreeElement, joined: Joined): ElementView => ({
  ...rowOf(element, joined),
  children: element.children.map((child) => elementView(child, joined)),
});
