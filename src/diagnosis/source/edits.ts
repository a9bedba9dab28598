import type {Edit} from './model';

/** A text with replacements, which don't overlap. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((before, {start, end, text: after}) => before.slice(0, start) + after + before.slice(end), text);

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** A text as XML has it, within an element or an attribute in double quotation marks. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
