import type {CheerioAPI} from 'cheerio';
import {builtDocument, rowsOf, rulesIn, textsOf, type Part} from './pageParts';

/** A row of 'What is mandatory'. */
export interface PageDemand {
  /** The place in the structure that it links to: `#BT-1`. */
  readonly anchor: string;
  readonly term: string;
  /** Below the root, as the page writes them. */
  readonly paths: readonly string[];
  readonly rules: readonly string[];
}

/** `#BT-1` of a link to the structure; nothing of any other. */
const anchorOf = (href = ''): string => /\/structure\.html(#.+)$/.exec(href)?.[1] ?? '';

function rowOf($: CheerioAPI, row: Part): PageDemand {
  const cells = row.children('td, th');
  const last = cells.last();
  return {
    anchor: anchorOf(row.find('a[href*="/structure.html#"]').attr('href')),
    term: cells.first().text().trim(),
    paths: textsOf($, cells.filter('[data-label="Element"]').children('code')),
    rules: rulesIn($, last),
  };
}

/** A row without rules that don't apply; nothing where none is left of a row that had some. */
function lessRules({rules, ...row}: PageDemand, ignored: readonly string[]): PageDemand[] {
  const left = rules.filter((rule) => !ignored.includes(rule));
  return left.length > 0 || rules.length === 0 ? [{...row, rules: left}] : [];
}

/** The rules that a part says are of another page alone. */
export const ignoredIn = ($: CheerioAPI, part: Part): string[] =>
  part
    .find('details')
    .filter((_, fold) => $(fold).children('summary').text().startsWith('Rules and notes of '))
    .toArray()
    .flatMap((fold) => rulesIn($, $(fold).find('p').first()));

/** The rows of a part. Where it refers to another page, those of that page too, as far as the part doesn't replace, exclude or ignore them. */
export function demandsOf($: CheerioAPI, part: Part): PageDemand[] {
  const own = (rowsOf($, part) ?? []).map((row) => rowOf($, row));
  const [page] = part.children('div').children('p').first().find('a').attr('href')?.split('#') ?? [];
  if (!page) return own;
  const there = builtDocument(page);
  const [other] = there('[data-part^="MandatoryTerms-"]').toArray();
  if (!other) throw new Error(`${page} doesn't say what is mandatory`);
  const excluded = part.children('div').children('p').slice(1).find('a').toArray();
  const gone = [...own.map(({anchor}) => anchor), ...excluded.map((link) => anchorOf($(link).attr('href')))];
  const kept = demandsOf(there, there(other)).filter(({anchor}) => !gone.includes(anchor));
  return [...kept.flatMap((row) => lessRules(row, ignoredIn($, part))), ...own];
}
