import {expect} from '@playwright/test';
import type {Surface} from '../support/surface';

/** On a phone, no cell is narrower than 8rem or cut, and each cell of a block stands behind the head of its column. */
export async function expectReadableCells(page: Surface, path: string): Promise<void> {
  const faults = await page.locator('main tbody :is(th, td):visible').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const faultOf = (): string | undefined => {
        if (cell.scrollWidth > cell.clientWidth) return 'cut';
        if (cell.clientWidth < 128) return `${cell.clientWidth} px wide`;
        const isFirst = cell.previousElementSibling === null;
        const columns = cell.closest('table')?.querySelectorAll('thead th') ?? [];
        if (columns.length < 3 || isFirst) return undefined;
        const {content, width, marginLeft} = getComputedStyle(cell, '::before');
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
