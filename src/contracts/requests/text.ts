/** A line, several lines, or nothing. */
type Lines = string | readonly string[] | undefined;

/** The lines of a text, without those that are nothing. */
export const flatLines = (...parts: readonly Lines[]): string[] => parts.flatMap((part) => part ?? []);

/** Lines as one text. */
export const joinedLines = (...parts: readonly Lines[]): string => flatLines(...parts).join('\n');

/** A text as a string literal of C#, Java and Python, whose escapes include those of JSON. */
export const quoted = (text: string): string => JSON.stringify(text);

/** An expression with a text before it: `"Bearer " + token`. */
export const prefixed = (prefix: string, expression: string): string =>
  prefix ? `${quoted(prefix)} + ${expression}` : expression;

/** What surrounds the items of a list or an object, and what an empty one is. */
interface Brackets {
  readonly open: string;
  readonly close: string;
  readonly empty: string;
}

/** How a language writes the values that JSON has. */
export interface Notation {
  readonly indent: string;
  readonly text: (text: string) => string;
  readonly words: {readonly true: string; readonly false: string; readonly null: string};
  readonly list: (items: readonly unknown[]) => Brackets;
  readonly object: (names: readonly string[]) => Brackets;
  /** One entry of an object, by its name and its value as code. */
  readonly entry: (name: string, value: string, names: readonly string[]) => string;
}

function wrapped({open, close, empty}: Brackets, items: readonly string[], notation: Notation, margin: string): string {
  if (items.length === 0) return empty;
  const lines = items.map((item) => `\n${margin}${notation.indent}${item},`);
  return `${open.replaceAll('\n', `\n${margin}`)}${lines.join('')}\n${margin}${close}`;
}

/** A JSON value as a literal of a language, one item a line. @param margin indentation of the line in which it begins */
export function literal(value: unknown, notation: Notation, margin = ''): string {
  const inner = (item: unknown): string => literal(item, notation, margin + notation.indent);
  if (typeof value === 'string') return notation.text(value);
  if (typeof value === 'boolean') return notation.words[`${value}`];
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return wrapped(notation.list(value), value.map(inner), notation, margin);
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value);
    const entries = Object.entries(value).map(([name, item]) => notation.entry(name, inner(item), names));
    return wrapped(notation.object(names), entries, notation, margin);
  }
  return notation.words.null;
}
