import {isValidElement} from 'react';
import {asHtml, htmlIn, type HtmlContent} from '../html';

/** The content of a cell: nodes, or the HTML of a contract's text. */
export type Cell = React.ReactNode | {readonly html: string};

const isHtml = (cell: Cell): cell is {readonly html: string} =>
  typeof cell === 'object' && cell !== null && 'html' in cell;

/** The props that give an element the content of a cell. */
export const contentOf = (cell: Cell): React.HTMLAttributes<Element> =>
  isHtml(cell) ? asHtml(cell.html) : {children: cell};

/** The text of a cell as far as it can be read without drawing it: what a component makes of its own props stays out. */
export function textOf(cell: Cell): string {
  if (isHtml(cell)) return cell.html.replace(/<[^>]*>/g, '');
  if (Array.isArray(cell)) return cell.map((each: React.ReactNode) => textOf(each)).join('');
  if (typeof cell === 'string' || typeof cell === 'number') return String(cell);
  if (!isValidElement<{children?: React.ReactNode} & Partial<HtmlContent>>(cell)) return '';
  const html = htmlIn(cell.props);
  return html === undefined ? textOf(cell.props.children) : textOf({html});
}

/** The most characters that the text of a short row and the longest words of all columns have. */
const SHORT_ROW = 130;
const SHORT_WORDS = 54;

const longestWord = (text: string): number => Math.max(...text.split(/\s|(?<=[/:#])/).map((word) => word.length));

/** Whether a table needs more room than prose: it has four columns, three with sentences, or long words. */
export function needsRoom(heads: readonly string[], rows: readonly (readonly string[])[]): boolean {
  if (heads.length > 3) return true;
  const words = heads.map((_, column) => Math.max(...rows.map((row) => longestWord(row[column] ?? ''))));
  const total = words.reduce((sum, length) => sum + length, 0);
  return (heads.length === 3 && rows.some((row) => row.join('').length > SHORT_ROW)) || total > SHORT_WORDS;
}

/** A code, or a number with its unit. */
const CODE = /^(?:\S+|\d\S*(?: \S+){1,2})$/;
const LONGEST_CODE = 28;

const isCode = (text: string): boolean => text.length <= LONGEST_CODE && CODE.test(text);

/**
 * The columns that have only codes and numbers, by their numbers from 1. Of a table that has nothing else, the last has what is left of the width.
 * A cell whose text can't be read without drawing it is no code.
 */
export function codeColumns(rows: readonly (readonly Cell[])[], count: number): number[] {
  const texts = (column: number): string[] =>
    rows.flatMap((row) => (row[column] || row[column] === 0 ? [textOf(row[column]).trim()] : []));
  const columns = Array.from({length: count}, (_, column) => column).filter((column) => {
    const cells = texts(column);
    return cells.length > 0 && cells.every(isCode);
  });
  return (columns.length === count ? columns.slice(0, -1) : columns).map((column) => column + 1);
}
