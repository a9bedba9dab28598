/** An error in the content, which fails the build or the test. Its message reads `file:line: problem. What to do.` */
export class ContentError extends Error {
  constructor(file: string, line: number | undefined, problem: string, remedy: string) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${problem}. ${remedy}`);
    this.name = 'ContentError';
  }
}

/** The line (from 1) of the character at `offset` of `text`. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
