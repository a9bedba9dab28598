import type {ReportExcerpt} from '../model';
import type {SourceDocument} from './document';
import type {Edit, Span} from './model';

/** Most lines of an excerpt. */
const MOST_LINES = 14;
/** Lines around what is marked. */
const AROUND = 3;
/** Longest line that is shown whole; of a longer one, as in a document without line breaks, the part around the first mark. */
const LONGEST_LINE = 240;

const CUT = '…';

const linesBefore = (text: string, index: number): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** The start of the line that is some lines above, or below, the one at an index. */
function lineStart(text: string, index: number, above: number): number {
  let start = text.lastIndexOf('\n', index - 1) + 1;
  for (let count = 0; count < above && start > 0; count += 1) start = text.lastIndexOf('\n', start - 2) + 1;
  return start;
}

/** The end of the line that is some lines below the one at an index. */
function lineEnd(text: string, index: number, below: number): number {
  let end = index;
  for (let count = 0; count <= below; count += 1) {
    const next = text.indexOf('\n', count === 0 ? end : end + 1);
    if (next < 0) return text.length;
    end = next;
  }
  return end;
}

/** A line that is shown: its place in the text, without its margin, cut where it is long. */
interface Shown extends Span {
  readonly before: string;
  readonly after: string;
}

function shownLine(line: Span, margin: number, marks: readonly Span[]): Shown {
  const start = Math.min(line.start + margin, line.end);
  if (line.end - start <= LONGEST_LINE) return {start, end: line.end, before: '', after: ''};
  const mark = marks.find((each) => each.end > start && each.start < line.end);
  const wanted = mark ? Math.max(start, mark.start - LONGEST_LINE / 4) : start;
  const from = Math.min(wanted, line.end - LONGEST_LINE);
  const to = from + LONGEST_LINE;
  return {start: from, end: to, before: from > start ? CUT : '', after: to < line.end ? CUT : ''};
}

/** The lines of a part of a text, without line breaks. */
function linesIn(text: string, {start, end}: Span): Span[] {
  const lines: Span[] = [];
  for (let at = start; at <= end && lines.length < MOST_LINES;) {
    const next = text.indexOf('\n', at);
    const stop = next < 0 || next > end ? end : next;
    lines.push({start: at, end: text[stop - 1] === '\r' ? stop - 1 : stop});
    at = stop + 1;
  }
  return lines;
}

const indentOf = (text: string, {start, end}: Span): number => /^[ \t]*/.exec(text.slice(start, end))?.[0].length ?? 0;

const isBlank = (text: string, {start, end}: Span): boolean => text.slice(start, end).trim() === '';

/** The part of a text around spans: some lines above the first and below the last, as far as they fit. */
function windowOf(text: string, spans: readonly Span[]): Span {
  const first = Math.min(...spans.map(({start}) => start));
  const last = Math.max(...spans.map(({end}) => end));
  return {start: lineStart(text, first, AROUND), end: lineEnd(text, Math.max(first, last - 1), AROUND)};
}

/** The marks within a line that is shown, in the text of the excerpt, where the line begins at an index. A margin isn't marked. */
function marksIn(text: string, line: Shown, at: number, spans: readonly Span[]): Span[] {
  const {end, before} = line;
  const start = line.start + indentOf(text, line);
  const shift = at + before.length - line.start;
  return spans.flatMap((span) => {
    const [from, to] = [Math.max(span.start, start), Math.min(span.end, end)];
    const isEmpty = span.start === span.end && from === to;
    return to > from || isEmpty ? [{start: shift + from, end: shift + to}] : [];
  });
}

/**
 * The lines of a document around spans, without their common margin: at most 14 lines, beginning three above the first span.
 * @param spans in the text; those that don't fit are left out. Without any, the excerpt is the beginning of the document
 * @returns its marks are in the text of the excerpt, one for each line that a span is in
 */
export function excerptOf({text}: Pick<SourceDocument, 'text'>, spans: readonly Span[]): ReportExcerpt {
  const marks = [...spans].sort((a, b) => a.start - b.start);
  const part = windowOf(text, marks.length > 0 ? marks : [{start: 0, end: 0}]);
  const lines = linesIn(text, part);
  const margins = lines.filter((line) => !isBlank(text, line)).map((line) => indentOf(text, line));
  const margin = margins.length > 0 ? Math.min(...margins) : 0;
  let excerpt = '';
  const found: Span[] = [];
  for (const [index, line] of lines.entries()) {
    const shown = shownLine(line, margin, marks);
    if (index > 0) excerpt += '\n';
    found.push(...marksIn(text, shown, excerpt.length, marks));
    excerpt += `${shown.before}${text.slice(shown.start, shown.end)}${shown.after}`;
  }
  return {line: linesBefore(text, part.start) + 1, text: excerpt, marks: found};
}

/** Where a span is after edits, which it contains or which are beside it. */
export function spanAfter({start, end}: Span, edits: readonly Edit[]): Span {
  const growth = (edit: Edit): number => edit.text.length - (edit.end - edit.start);
  const shift = (isBefore: (edit: Edit) => boolean): number =>
    edits.filter(isBefore).reduce((sum, edit) => sum + growth(edit), 0);
  return {
    start: start + shift((edit) => edit.end <= start && edit.start < start),
    end: end + shift((edit) => edit.end <= end),
  };
}
