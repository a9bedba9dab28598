import type {Range} from './difference';

/** A tag, or a character of the text, which can be written as an entity. */
const PIECE = /<[^>]*>|&[^;]+;|[^]/g;

/**
 * Puts ranges of a text between tags, each whole: elements of the highlighter that cross its edge end there and begin again.
 * @param html the text as the highlighter writes it: text and nested `<span>`
 * @param ranges in order, without overlap
 */
export function marked(html: string, ranges: readonly Range[], tag: 'del' | 'ins'): string {
  const starts = new Set(ranges.map(({start}) => start));
  const ends = new Set(ranges.map(({end}) => end));
  const open: string[] = [];
  let place = 0;
  const between = (edge: string): string => `${'</span>'.repeat(open.length)}${edge}${open.join('')}`;
  const withEdges = html.replace(PIECE, (piece) => {
    if (piece === '</span>') open.pop();
    else if (piece.startsWith('<')) open.push(piece);
    if (piece.startsWith('<')) return piece;
    const edge = starts.has(place) ? between(`<${tag}>`) : '';
    place += 1;
    return `${edge}${piece}${ends.has(place) ? between(`</${tag}>`) : ''}`;
  });
  return withEdges.replace(/<span [^>]*><\/span>/g, '');
}
