import type {Block, Inline} from '../outline';
import {oneLine} from '../shown';
import {excerptPieces} from './excerpt';

/** Signs of Markdown, `www.` and `://`, of which GitHub makes links, and `&` before what looks like an entity. */
const SIGNS = /[\\`*[\]<>|~]|(?<!\w)_|_(?!\w)|(?<=\bwww)\.|:(?=\/\/)|&(?=#?\w+;)/g;
const escapedSign = (sign: string): string => (sign === '|' ? '&#124;' : sign === '&' ? '&amp;' : `\\${sign}`);

/** A text in one line, in which no sign is Markdown or HTML. */
const escaped = (text: string): string => oneLine(text).replace(SIGNS, escapedSign);

/** Text between other text: it keeps the blanks at its ends. */
const between = (text: string): string =>
  (/^\s/.test(text) ? ' ' : '') + escaped(text) + (/\s$/.test(text) && text.trim() !== '' ? ' ' : '');

/** A longer run of backticks than any in a text, at least so long. */
const ticksFor = (text: string, least: number): string =>
  '`'.repeat(Math.max(least, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length + 1)));

/** A text as code. One with `|`, which would end the cell of a table, is written as text. */
function codeOf(text: string): string {
  const code = oneLine(text);
  if (code === '' || code.includes('|')) return escaped(text);
  const ticks = ticksFor(code, 1);
  const blank = /^`|`$/.test(code) ? ' ' : '';
  return ticks + blank + code + blank + ticks;
}

const inAddress = (sign: string): string => `%${sign.charCodeAt(0).toString(16)}`;

function inlineOf(piece: Inline): string {
  if (typeof piece === 'string') return between(piece);
  if ('code' in piece) return codeOf(piece.code);
  if ('badge' in piece) return `**${escaped(piece.badge)}**`;
  const words = escaped(piece.link);
  return piece.href ? `[${words}](${piece.href.replace(/[()|]/g, inAddress)})` : words;
}

const cellOf = (content: readonly Inline[]): string => content.map(inlineOf).join('').trim();

/** A sign that would begin a list, a heading or a line below one, and a number that would begin a list. */
const START = /^(?:[-+=#]|\d+(?=[.)]))/;

/** The content of a block, which begins no other block. */
const contentOf = (content: readonly Inline[]): string =>
  cellOf(content).replace(START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function fenced(label: string, text: string): string {
  const ticks = ticksFor(text, 3);
  return `${escaped(label)}:\n\n${ticks}xml\n${text}\n${ticks}`;
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${contentOf(block.content)}`;
    case 'line':
      return contentOf(block.content);
    case 'quote':
      return `> ${contentOf(block.content)}`;
    case 'list':
      return block.items.map((item) => `- ${contentOf(item)}`).join('\n');
    case 'table':
      return [block.head, block.head.map(() => '---')]
        .map(rowOf)
        .concat(block.rows.map((cells) => rowOf(cells.map(cellOf))))
        .join('\n');
    case 'excerpts':
      return block.excerpts
        .map(({label, excerpt}) =>
          fenced(
            label,
            excerptPieces(excerpt)
              .map(({text}) => text)
              .join(''),
          ),
        )
        .join('\n\n');
  }
}

/** An outline as Markdown of GitHub. No text in it is markup, a link or HTML. */
export const writtenAsMarkdown = (blocks: readonly Block[]): string => `${blocks.map(blockOf).join('\n\n')}\n`;
