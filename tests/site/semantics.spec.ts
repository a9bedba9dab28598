import {expect, test} from './support/test';
import {builtDocument} from './support/built';
import {builtHtml, routes} from './support/site';

/*
 * What a reader's software expects of the HTML of every page: axe looks at a sample of the pages in a browser, and what follows from the HTML
 * alone is held for all of them.
 */

const PAGES = [...routes.map(({path}) => path), '/404.html', '/search.html'];
type Document = ReturnType<typeof builtDocument>;

const idsOf = ($: Document): string[] =>
  $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');

function repeatedIds($: Document): string[] {
  const seen = new Set<string>();
  return idsOf($).filter((id) => seen.size === seen.add(id).size);
}

/** Headings of the content more than one level below the heading before; the first has to be of the first level. */
function skippedLevels($: Document): string[] {
  const headings = $('main').find('h1, h2, h3, h4, h5, h6').toArray();
  const level = (at: number): number => Number(headings[at]?.tagName.slice(1) ?? 0);
  return headings.filter((_, at) => level(at) > level(at - 1) + 1).map((heading) => $(heading).text());
}

/** Links, buttons and fields without a name. */
function nameless($: Document): string[] {
  const named = ['aria-label', 'aria-labelledby', 'title'];
  const withLabel = (id = ''): boolean => id !== '' && $(`label[for="${id}"]`).length > 0;
  return $('a[href], button, summary, input:not([type=hidden]), select')
    .not('[hidden]')
    .toArray()
    .filter((element) => named.every((name) => !element.attribs[name]))
    .filter((element) => $(element).text().trim() === '' && $(element).find('img[alt]:not([alt=""])').length === 0)
    .filter((element) => $(element).closest('label').length === 0 && !withLabel(element.attribs.id))
    .map((element) => $.html(element).slice(0, 120));
}

/** References of ARIA to ids that the page lacks. */
function danglingReferences($: Document): string[] {
  const ids = new Set(idsOf($));
  return ['aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .flatMap((element) => ($(element).attr(name) ?? '').split(/\s+/))
      .filter((id) => id !== '' && !ids.has(id))
      .map((id) => `${name}=${id}`),
  );
}

/** Text with the backticks of Markdown that was printed as it is. Samples may have them. Most pages have none at all, which is soon seen. */
function backticks($: Document, path: string): string[] {
  const beside = builtHtml(path.replace(/\?.*/, '')).replace(/<(script|style|pre)\b[\s\S]*?<\/\1>/g, '');
  if (!beside.includes('`') && !beside.includes('&#96;')) return [];
  const texts = $('body *, title')
    .not('script, style, pre, pre *')
    .contents()
    .filter((_, {nodeType}) => nodeType === 3)
    .toArray()
    .map((node) => $(node).text());
  const attributes = $('meta[content], [aria-label], [title]').toArray();
  const values = attributes.flatMap(({attribs}) => [attribs.content, attribs['aria-label'], attribs.title]);
  return [...texts, ...values].filter((text) => text?.includes('`')).map(String);
}

/** Where the glossary marks no term. */
const TERM_ELSEWHERE = ':is(h1, h2, h3, h4, a, button, summary, thead, figure, code, [data-part]) [data-term]';

for (const path of PAGES) {
  test(`${path}: ids are unique words, headings in order, controls named, images described`, () => {
    const $ = builtDocument(path);
    expect.soft(repeatedIds($)).toEqual([]);
    expect.soft(idsOf($).filter((id) => /\s|^$/.test(id))).toEqual([]);
    expect.soft($('h1').length).toBe(1);
    expect.soft($('main h1').length).toBe(1);
    expect.soft(skippedLevels($)).toEqual([]);
    expect.soft(nameless($)).toEqual([]);
    expect.soft($('img:not([alt])').length).toBe(0);
    expect.soft(danglingReferences($)).toEqual([]);
    expect.soft(backticks($, path)).toEqual([]);
    expect.soft($('main').length).toBe(1);
    expect.soft($(TERM_ELSEWHERE).length, 'terms in headings, links or code').toBe(0);
    expect
      .soft(
        $('th:not([scope])')
          .toArray()
          .filter((cell) => $(cell).closest('tbody').length > 0).length,
      )
      .toBe(0);
  });
}
