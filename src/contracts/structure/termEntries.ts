import {inlineMarkdownToHtml} from '../markdown';
import {pathText} from './conditions';
import type {Syntax, Term} from './terms';
import type {Reference} from './view';

/** What a format asks of a term. */
export interface FormatAsks {
  /** The format, with the place of the term in its documents. */
  readonly format: Reference;
  readonly cardinality?: string;
  /** The identifier of the format or its process, of a term that each document has. */
  readonly value?: string;
  /** Rules that EN 16931 doesn't have. */
  readonly rules: readonly Reference[];
}

/** What several formats ask of a term alike. */
export interface FormatsAsk extends Omit<FormatAsks, 'format'> {
  readonly formats: readonly Reference[];
}

/** A business term or group with all that is known of it, and the terms in it. */
export interface TermEntry extends ReturnType<typeof ownOf> {
  readonly children: readonly TermEntry[];
}

/** What the terms are joined with. */
export interface TermSource {
  readonly terms: ReadonlyMap<string, Term>;
  readonly pathsOf: (syntax: Syntax, id: string) => readonly string[];
  readonly listOf: (name: string) => Reference;
  /** The rules of EN 16931 that check a term. */
  readonly rulesOf: (id: string) => readonly Reference[];
  /** What each format asks of a term beyond EN 16931. */
  readonly asksOf: (id: string) => readonly FormatAsks[];
}

const SYNTAXES: readonly (readonly [Syntax, string])[] = [
  ['ubl-invoice', 'UBL invoice'],
  ['ubl-creditnote', 'UBL credit note'],
  ['cii', 'CII'],
];

function together(asks: readonly FormatAsks[]): FormatsAsk[] {
  const found = new Map<string, FormatsAsk>();
  for (const {format, ...rest} of asks) {
    const key = JSON.stringify([rest.cardinality, rest.value, rest.rules.map(({text}) => text).sort()]);
    found.set(key, {...rest, ...found.get(key), formats: [...(found.get(key)?.formats ?? []), format]});
  }
  return [...found.values()];
}

function ownOf({id, name, cardinality, type, group, lists, description}: Term, source: TermSource) {
  const {pathsOf, listOf, rulesOf, asksOf} = source;
  const paths = SYNTAXES.map(([syntax, title]) => ({title, paths: pathsOf(syntax, id).map(pathText)}));
  return {
    id,
    name,
    cardinality,
    type,
    ...(description && {descriptionHtml: inlineMarkdownToHtml(description)}),
    ...(group && {group: {text: `${group}: ${source.terms.get(group)?.name}`, href: `#${group}`}}),
    lists: lists.map(listOf),
    /** The last step of its first path, which its row shows. */
    element: paths
      .flatMap((each) => each.paths)[0]
      ?.path.split('/')
      .at(-1),
    paths: paths.filter((each) => each.paths.length > 0),
    rules: rulesOf(id),
    formats: together(asksOf(id)),
  };
}

/** The business terms as a tree: each group with its terms in it. @param group whose terms; the top level without it */
export const termEntries = (source: TermSource, group?: string): TermEntry[] =>
  [...source.terms.values()]
    .filter((term) => term.group === group)
    .map((term) => ({...ownOf(term, source), children: termEntries(source, term.id)}));
