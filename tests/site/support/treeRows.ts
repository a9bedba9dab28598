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

/** The text of the fact with a name, such as `Rules`. */
function factOf($: Cheerio.CheerioAPI, details: ReturnType<Cheerio.CheerioAPI>, name: string): string {
  const term = details.find('> div > dl > dt').filter((_, each) => $(each).text() === name);
  return term.next('dd').text().trim();
}

function rowOf($: Cheerio.CheerioAPI, details: ReturnType<Cheerio.CheerioAPI>): TreeRow {
  const label = details.find('> summary > span').clone();
  const marks = label.find('.badge').remove();
  const copied = details.find('> div > dl > dd > [data-copy]').toArray();
  const [path = '', ...more] = copied.map((button) => $(button).attr('data-copy') ?? '');
  return {
    id: details.attr('id') ?? '',
    path,
    creditNote: more.find((each) => each.startsWith('/CreditNote/')),
    name: details.find('> summary > code').text(),
    cardinality: details.find('> summary > b').text(),
    label: label.text().trim(),
    type: details.find('> summary > small').text(),
    marks: marks.toArray().map((mark) => $(mark).text()),
    rules: factOf($, details, 'Rules').split(', ').filter(Boolean),
    description: details.find('> div > p').text(),
    example: factOf($, details, 'Example'),
  };
}

/** The rows of all trees on a built page, in the order of the page. */
export function treeRows(route: string): TreeRow[] {
  const $ = builtDocument(route);
  return $('[data-filtered=tree] details')
    .toArray()
    .map((element) => rowOf($, $(element)));
}
