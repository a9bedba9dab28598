import {expect} from '@playwright/test';
import type {Surface} from '../support/surface';

/**
 * On a phone, no cell is narrower than 8rem or cut, and each cell of a block stands behind the head of its column.
 * A key may be narrower, and the name beside it needs no head; nor do the cells of a table of operations, which are then as wide as the page.
 */
export async function expectReadableCells(page: Surface, path: string): Promise<void> {
  const faults = await page.locator('main tbody :is(th, td):visible').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const faultOf = (): string | undefined => {
        if (cell.scrollWidth > cell.clientWidth) return 'cut';
        const isFirst = cell.previousElementSibling === null;
        const key = cell.closest('table[data-named]') ? cell.parentElement?.firstElementChild : undefined;
        if (cell.clientWidth < 128 && cell !== key) return `${cell.clientWidth} px wide`;
        if (key && cell.previousElementSibling === key) {
          const {fontSize, fontWeight} = getComputedStyle(cell);
          return fontSize === '15px' && fontWeight === '600' ? undefined : `a name of ${fontSize} ${fontWeight}`;
        }
        const columns = cell.closest('table')?.querySelectorAll('thead th') ?? [];
        if (columns.length < 3 || isFirst) return undefined;
        const {content, width, marginLeft} = getComputedStyle(cell, '::before');
        if (cell.closest('table[data-plain]')) {
          return content === 'none' && getComputedStyle(cell).paddingLeft === '0px' ? undefined : 'moved in';
        }
        const head = columns[Array.from(cell.parentElement?.children ?? []).indexOf(cell)]?.textContent ?? '';
        const [, label = ''] = /^"([^"]+)"/.exec(content) ?? [];
        // The numbers of terms behind a head are not repeated in front of each cell.
        const isHead =
          label !== '' && head.startsWith(label) && /^(?:\s*[A-Z]{2}-\S+)*$/.test(head.slice(label.length));
        if (!isHead) return `behind ${content}, not behind ${head}`;
        const {paddingLeft} = getComputedStyle(cell);
        // The label is as far left of the text as the cell leaves room.
        return parseFloat(paddingLeft) < -parseFloat(marginLeft) || parseFloat(width) < 96
          ? 'label outside'
          : undefined;
      };
      const fault = faultOf();
      return fault === undefined ? [] : [`${cell.textContent.slice(0, 40)}: ${fault}`];
    }),
  );
  expect.soft(faults, `${path}: cells`).toEqual([]);
}

/** The tables in the text of a page, and how wide they are. */
const tablesOf = (page: Surface) =>
  page.locator('.markdown > table, .markdown > [data-part] > table').evaluateAll((all) => {
    const measure = document.querySelector('.markdown > p')?.clientWidth ?? 0;
    return all.map((table) => ({
      name: table.getAttribute('aria-label'),
      columns: table.querySelectorAll('thead th').length,
      longest: Math.max(...Array.from(table.querySelectorAll('tbody tr'), (row) => row.textContent.length)),
      place: table.clientWidth >= (table.closest('.markdown')?.clientWidth ?? 0) - 1 ? 'frame' : table.clientWidth,
      measure: table.closest('.large-body') ? 'frame' : measure,
    }));
  });

/** A table is as wide as the text or the content: with four columns as the content, a short one as the text, but not in a large body. */
export async function expectPlacesOfTables(page: Surface, path: string, width: number): Promise<void> {
  for (const {name, columns, longest, place, measure} of await tablesOf(page)) {
    const table = `${path} at ${width}: ${name}`;
    if (place !== 'frame') expect.soft(place, table).toBe(measure);
    if (columns > 3) expect.soft(place, table).toBe('frame');
    if (columns < 4 && longest < 60) expect.soft(place, table).toBe(measure);
  }
}

/**
 * In a wide window, a column of codes and numbers is as wide as they are, with the space beside it, and the others have the rest.
 * Columns of a width of their own line up across the tables of a page; a document as its reader sees it has the heads of a form.
 */
export async function expectNarrowCodes(page: Surface, path: string): Promise<void> {
  const wide = await page
    .locator('.markdown table:not([data-fixed], :has(thead :is(small, br)), [data-part^="Example"] table)')
    .evaluateAll((tables) => {
      const isCode = (cell: Element): boolean => /^(?:\S{0,20}|\d\S{0,6} \S{1,10})$/.test(cell.textContent.trim());
      const inner = (cell: Element): number => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().width;
      };
      return tables.flatMap((table) => {
        const rows = Array.from(table.querySelectorAll('tr'), ({children}) => Array.from(children));
        const [heads = [], ...cells] = rows;
        const columns = heads.map((_, column) => cells.flatMap((row) => row[column] ?? []));
        const narrow = columns.map((each) => each.every((cell) => isCode(cell) && !cell.querySelector('wbr, div')));
        const rest = narrow.every(Boolean) ? heads.length - 1 : -1;
        return columns.flatMap((each, column) => {
          const head = heads[column];
          if (!head || !narrow[column] || column === rest) return [];
          const content = Math.max(...[head, ...each].map(inner));
          const room = head.getBoundingClientRect().width - content;
          return room > 32
            ? [`${table.getAttribute('aria-label')}, ${head.textContent}: ${Math.round(room)} px left`]
            : [];
        });
      });
    });
  expect.soft(wide, `${path}: columns wider than their codes`).toEqual([]);
}
