import type {Cause} from './model';
import {excerptOf} from './source/excerpt';
import type {Span} from './source/model';

/** The part of a text from a line and column on, both from 1, to the end of the line. */
function restOfLine(text: string, line: number, column: number): Span {
  let start = 0;
  for (let count = 1; count < line; count += 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  const next = text.indexOf('\n', start);
  const end = next < 0 ? text.length : next;
  // The parser tells where it stopped, which can be behind the last sign.
  return {start: Math.min(start + Math.max(0, column - 2), Math.max(start, end - 1)), end};
}

/** Causes of a text that is no XML, with an excerpt of the place where the parser stopped. */
export const withStops = (causes: readonly Cause[], text: string): Cause[] =>
  causes.map((cause) => {
    const {line, column = 1} = cause.findings[0] ?? {};
    return line === undefined || cause.before
      ? cause
      : {...cause, before: excerptOf({text}, [restOfLine(text, line, column)])};
  });
