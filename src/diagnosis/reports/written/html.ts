import {escaped} from '../../source/edits';
import type {Block, Inline} from '../outline';
import {oneLine, shown} from '../shown';
import {excerptPieces} from './excerpt';

/** A text of the content of an element or of an attribute in double quotation marks. */
const words = (text: string): string => escaped(oneLine(text));

/** Text between other text: it keeps the blanks at its ends. */
const between = (text: string): string =>
  (/^\s/.test(text) ? ' ' : '') + words(text) + (/\s$/.test(text) && text.trim() !== '' ? ' ' : '');

function inlineOf(piece: Inline): string {
  if (typeof piece === 'string') return between(piece);
  if ('code' in piece) return `<code>${words(piece.code)}</code>`;
  if ('badge' in piece) return `<b class="${piece.tone}">${words(piece.badge)}</b>`;
  return piece.href
    ? `<a href="${escaped(shown(piece.href))}" rel="noopener noreferrer">${words(piece.link)}</a>`
    : words(piece.link);
}

const contentOf = (content: readonly Inline[]): string => content.map(inlineOf).join('');

const rowOf = (cells: readonly (readonly Inline[])[]): string =>
  `<tr>${cells.map((cell) => `<td>${contentOf(cell)}</td>`).join('')}</tr>`;

type Excerpt = Extract<Block, {kind: 'excerpts'}>['excerpts'][number];

function excerptOf({label, excerpt}: Excerpt): string {
  const pieces = excerptPieces(excerpt).map(({text, isMarked}) =>
    isMarked ? `<mark>${escaped(text)}</mark>` : escaped(text),
  );
  return `<figure><figcaption>${words(label)}</figcaption><pre><code>${pieces.join('')}</code></pre></figure>`;
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const tag = `h${block.level}`;
      return `<${tag}${block.id ? ` id="${words(block.id)}"` : ''}>${contentOf(block.content)}</${tag}>`;
    }
    case 'line':
      return `<p>${contentOf(block.content)}</p>`;
    case 'quote':
      return `<blockquote>${contentOf(block.content)}</blockquote>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${contentOf(item)}</li>`).join('')}</ul>`;
    case 'table': {
      const head = block.head.map((name) => `<th scope="col">${words(name)}</th>`).join('');
      const rows = block.rows.map(rowOf).join('\n');
      return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${rows}\n</tbody></table></div>`;
    }
    case 'excerpts':
      return `<div class="pair">${block.excerpts.map(excerptOf).join('')}</div>`;
  }
}

/** An outline as HTML of a body. Every text is escaped, and only addresses of the outline are links. */
export const writtenAsHtml = (blocks: readonly Block[]): string => blocks.map(blockOf).join('\n');
