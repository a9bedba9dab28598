/**
 * Bad content: says where it stands and what to do, and fails the build or the test that meets it.
 * The message reads `file:line: problem. What to do.`
 */
export class ContentError extends Error {
  constructor(file: string, line: number | undefined, problem: string, remedy: string) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${problem}. ${remedy}`);
    this.name = 'ContentError';
  }
}

/** The line (from 1) on which the character at `offset` of `text` stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
