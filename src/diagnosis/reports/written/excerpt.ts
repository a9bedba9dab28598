import type {ReportExcerpt} from '../../model';
import type {Span} from '../../source/model';
import {cut, shown} from '../shown';

/** Of a piece of an excerpt, in characters. An attachment can be one line of a megabyte. */
const MOST = 2000;

/** So many marks of an excerpt are drawn. */
const MARKS = 50;

/** Spans within a text, in order, without those that overlap an earlier one. */
function ordered(marks: readonly Span[], length: number): Span[] {
  const within = marks.filter(({start, end}) => start >= 0 && start < end && end <= length);
  let last = 0;
  return [...within]
    .sort((a, b) => a.start - b.start)
    .filter(({start, end}) => {
      if (start < last) return false;
      last = end;
      return true;
    })
    .slice(0, MARKS);
}

/** An excerpt in pieces, those that are marked and those between them, as readers see them and of readable length. */
export function excerptPieces({text, marks}: ReportExcerpt): {readonly text: string; readonly isMarked: boolean}[] {
  const pieces: {text: string; isMarked: boolean}[] = [];
  let last = 0;
  for (const {start, end} of ordered(marks, text.length)) {
    pieces.push({text: text.slice(last, start), isMarked: false}, {text: text.slice(start, end), isMarked: true});
    last = end;
  }
  pieces.push({text: text.slice(last), isMarked: false});
  return pieces.filter((piece) => piece.text !== '').map((piece) => ({...piece, text: shown(cut(piece.text, MOST))}));
}
