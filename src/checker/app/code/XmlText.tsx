import {Fragment} from 'react';
import type {Span} from '../../../diagnosis/source/model';

interface Piece {
  readonly text: string;
  /** A class of a token, as the style of the site has it. */
  readonly kind?: string;
}

/** A comment, the name of a tag, a name of an attribute with its value, or what closes a tag. */
const MARKUP = /(<!--[^]*?(?:-->|$))|(<\/?[^\s<>/]*)|(\s[\w:.-]+)(=)("[^"]*"?|'[^']*'?)|(\/?>)/g;

/** The pieces of XML with their kinds. What is no markup has none. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const found of text.matchAll(MARKUP)) {
    const [whole, comment, tag, name = '', equals = '', value = ''] = found;
    if (found.index > last) pieces.push({text: text.slice(last, found.index)});
    last = found.index + whole.length;
    if (comment) pieces.push({text: comment, kind: 'comment'});
    else if (name)
      pieces.push(
        {text: name, kind: 'attr-name'},
        {text: equals, kind: 'punctuation'},
        {text: value, kind: 'attr-value'},
      );
    else pieces.push({text: whole, kind: tag ? 'tag' : 'punctuation'});
  }
  return last < text.length ? [...pieces, {text: text.slice(last)}] : pieces;
}

/** A piece with the place of its first character. */
type Placed = Piece & {readonly start: number};

/** The pieces, cut where a marked part begins or ends. */
function cut(pieces: readonly Piece[], marks: readonly Span[]): Placed[] {
  const edges = marks.flatMap(({start, end}) => [start, end]).sort((a, b) => a - b);
  let start = 0;
  return pieces.flatMap(({text, kind}) => {
    const from = start;
    start += text.length;
    const inside = edges.filter((edge) => edge > from && edge < start);
    return [from, ...inside].map((begin, index) => ({
      text: text.slice(begin - from, (inside[index] ?? start) - from),
      kind,
      start: begin,
    }));
  });
}

/** What it needs. */
interface XmlTextProps {
  readonly text: string;
  /** Marked parts, by places in the text. */
  readonly marks?: readonly Span[];
  readonly as?: 'mark' | 'del' | 'ins';
}

/** XML in the colours of the site. It is drawn as text, whatever it contains. */
export function XmlText({text, marks = [], as: Mark = 'mark'}: XmlTextProps): React.ReactNode {
  return cut(piecesOf(text), marks).map(({text: piece, kind, start}) => {
    const content = kind ? <span className={`token ${kind}`}>{piece}</span> : piece;
    const isMarked = marks.some((mark) => start >= mark.start && start < mark.end);
    return <Fragment key={start}>{isMarked ? <Mark>{content}</Mark> : content}</Fragment>;
  });
}
