const FIELD = /[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z][A-Za-z0-9]*)*/y;
const TEXT = /"(?:[^"\\\r\n]|\\["\\])*"/y;

class FilterFault extends Error {}

/** Reads a filter by the grammar of openapi/filters.yaml; each method reads the rule of its name. */
class FilterReader {
  private at = 0;

  constructor(private readonly text: string) {}

  filter(): void {
    do this.all();
    while (this.accept(/\|\|/y));
  }

  end(): void {
    this.expect(/$/y, '&&, || or the end');
  }

  private all(): void {
    do this.part();
    while (this.accept(/&&/y));
  }

  private part(): void {
    if (this.accept(/!/y)) this.part();
    else if (this.accept(/\(/y)) {
      this.filter();
      this.expect(/\)/y, '&&, || or )');
    } else this.comparison();
  }

  private comparison(): void {
    this.expect(FIELD, 'a field, ! or (');
    this.expect(/[=!]=/y, '== or !=');
    this.expect(TEXT, 'a text in double quotes');
  }

  private accept(part: RegExp): boolean {
    while (this.text[this.at] === ' ') this.at++;
    part.lastIndex = this.at;
    if (!part.test(this.text)) return false;
    this.at = part.lastIndex;
    return true;
  }

  private expect(part: RegExp, what: string): void {
    if (!this.accept(part)) throw new FilterFault(`Filter can't be parsed: character ${this.at + 1} must be ${what}.`);
  }
}

/** What is wrong with a filter, in a sentence; undefined for one that parses. An empty filter is none, and parses. */
export function filterProblem(filter: string): string | undefined {
  if (filter === '') return undefined;
  const reader = new FilterReader(filter);
  try {
    reader.filter();
    reader.end();
    return undefined;
  } catch (problem) {
    if (problem instanceof FilterFault) return problem.message;
    // The stack is full: thousands of parentheses, or a text of megabytes.
    if (problem instanceof RangeError) return "Filter can't be parsed: it is too long.";
    throw problem;
  }
}
