const FIELD = /[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z][A-Za-z0-9]*)*/y;
const TEXT = /"(?:[^"\\\r\n]|\\["\\])*"/y;

class FilterFault extends Error {}

/** What a filter reads a field from: an event with its details side by side. */
export type FilterFields = Readonly<Record<string, unknown>>;

type Condition = (fields: FilterFields) => boolean;

const unquoted = (text: string): string => text.slice(1, -1).replace(/\\(["\\])/g, '$1');

/** The value of a field, `error.code` for a nested one, as text; empty for one that the event lacks. */
function valueOf(fields: FilterFields, path: string): string {
  let value: unknown = fields;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Reads a filter by the grammar of openapi/filters.yaml; each method reads the rule of its name. */
class FilterReader {
  private at = 0;

  constructor(private readonly text: string) {}

  whole(): Condition {
    const condition = this.filter();
    this.expect(/$/y, '&&, || or the end');
    return condition;
  }

  private filter(): Condition {
    const some = [this.all()];
    while (this.accept(/\|\|/y) !== undefined) some.push(this.all());
    return (fields) => some.some((each) => each(fields));
  }

  private all(): Condition {
    const every = [this.part()];
    while (this.accept(/&&/y) !== undefined) every.push(this.part());
    return (fields) => every.every((each) => each(fields));
  }

  private part(): Condition {
    if (this.accept(/!/y) !== undefined) {
      const part = this.part();
      return (fields) => !part(fields);
    }
    if (this.accept(/\(/y) === undefined) return this.comparison();
    const inner = this.filter();
    this.expect(/\)/y, '&&, || or )');
    return inner;
  }

  private comparison(): Condition {
    const field = this.expect(FIELD, 'a field, ! or (');
    const isEqual = this.expect(/[=!]=/y, '== or !=') === '==';
    const text = unquoted(this.expect(TEXT, 'a text in double quotes'));
    return (fields) => (valueOf(fields, field) === text) === isEqual;
  }

  private accept(part: RegExp): string | undefined {
    while (this.text[this.at] === ' ') this.at++;
    part.lastIndex = this.at;
    const found = part.exec(this.text)?.[0];
    if (found !== undefined) this.at = part.lastIndex;
    return found;
  }

  private expect(part: RegExp, what: string): string {
    const found = this.accept(part);
    if (found !== undefined) return found;
    throw new FilterFault(`Filter can't be parsed: character ${this.at + 1} must be ${what}.`);
  }
}

/** What is wrong with a filter, in a sentence; undefined for one that parses. An empty filter is none, and parses. */
export function filterProblem(filter: string): string | undefined {
  if (filter === '') return undefined;
  try {
    new FilterReader(filter).whole();
    return undefined;
  } catch (problem) {
    if (problem instanceof FilterFault) return problem.message;
    // The stack is full: thousands of parentheses, or a text of megabytes.
    if (problem instanceof RangeError) return "Filter can't be parsed: it is too long.";
    throw problem;
  }
}

/** Whether a filter that parses is true for an event. An empty one is true for each. */
export const isTrue = (filter: string, fields: FilterFields): boolean =>
  filter === '' || new FilterReader(filter).whole()(fields);
