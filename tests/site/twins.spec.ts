import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {service} from '../../src/service';
import {builtDocument} from './support/built';
import {build, routes} from './support/site';
import {readTwin, twinParts} from './support/twins';

const LONGEST = 50_000;

/** Without what differs by the form alone: spaces, punctuation, marks. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

/** What a reader of the HTML finds in the content of a page, and what isn't content: buttons, filters, folded drawings. */
function contentOf(page: string) {
  const $ = builtDocument(page);
  const main = $('article .markdown');
  main.find('header, style, script, button, .hash-link, [data-filter-bar], [data-needs-script], svg').remove();
  main.find('.theme-doc-toc-mobile, [role="tooltip"]').remove();
  const texts = (selector: string): string[] =>
    main
      .find(selector)
      .toArray()
      .map((element) => $(element).text());
  return {
    headings: texts('h2, h3, h4, h5').map(bare),
    code: texts('pre code').map((text) => text.replace(/\n$/, '')),
    rows: texts('tbody tr').map(bare),
    texts: texts('p, li:not(:has(ul, ol, p, details)), dd:not(:has(ul, p))').map(bare).filter(Boolean),
  };
}

const listed = routes.filter(({indexed, section}) => indexed && section !== 'reference').map((route) => route.path);

for (const page of listed) {
  test(`the twin of ${page} has all headings, code, rows and texts of the page`, () => {
    const twin = readTwin(page);
    const content = contentOf(page);
    expect.soft(twin.headings.map(bare)).toEqual(content.headings);
    expect.soft(twin.code).toEqual(content.code);
    expect.soft(twin.rows.map(bare)).toEqual(content.rows);
    const all = bare(twin.text);
    expect.soft(content.texts.filter((text) => !all.includes(text))).toEqual([]);
  });
}
