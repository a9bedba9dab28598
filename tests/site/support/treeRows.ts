import type * as Cheerio from 'cheerio';
import {builtDocument} from './built';

/** A row of the tree of elements that a built page shows. */
export interface TreeRow {
  readonly id: string;
  /** From the root element on, as the button copies it. */
  readonly path: string;
  /** The path in a credit note, where it is another. */
  readonly creditNote?: string;
  readonly name: string;
  readonly cardinality: string;
  readonly label: string;
  readonly type: string;
  readonly marks: readonly string[];
  readonly rules: readonly string[];
  readonly description: string;
  readonly example: string;
}

type Elements = ReturnType<Cheerio.CheerioAPI>;

/** The text of the fact with a name, such as `Rules`. */
function factOf($: Cheerio.CheerioAPI, facts: Elements, name: string): string {
  const term = facts.children('dt').filter((_, each) => $(each).text() === name);
  return term.next('dd').text().trim();
}

function rowOf($: Cheerio.CheerioAPI, details: Elements): TreeRow {
  const [summary, body] = [details.children('summary'), details.children('div')];
  const facts = body.children('dl');
  const label = summary.children('span').clone();
  const marks = label.find('.badge').remove();
  const copied = facts.children('dd').children('[data-copy]').toArray();
  const [path = '', ...more] = copied.map((button) => $(button).attr('data-copy') ?? '');
  return {
    id: details.attr('id') ?? '',
    path,
    creditNote: more.find((each) => each.startsWith('/CreditNote/')),
    name: summary.children('code').text(),
    cardinality: summary.children('b').text(),
    label: label.text().trim(),
    type: summary.children('small').text(),
    marks: marks.toArray().map((mark) => $(mark).text()),
    rules: factOf($, facts, 'Rules').split(', ').filter(Boolean),
    description: body.children('p').text(),
    example: factOf($, facts, 'Example'),
  };
}

function readRows(route: string): TreeRow[] {
  const $ = builtDocument(route);
  return $('[data-tree] details')
    .toArray()
    .map((element) => rowOf($, $(element)));
}

const read = new Map<string, readonly TreeRow[]>();

/** The rows of all trees on a built page, in the order of the page. */
export function treeRows(route: string): readonly TreeRow[] {
  const rows = read.get(route) ?? readRows(route);
  read.set(route, rows);
  return rows;
}
