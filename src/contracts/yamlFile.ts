import {LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import {ContentError} from './contentError';

/** A parsed YAML file that still knows on which line each value stands. */
export interface YamlFile {
  readonly file: string;
  readonly data: unknown;
  /** Line (from 1) of the value at `path`, or of its nearest ancestor. */
  lineOf(path: readonly PropertyKey[]): number;
}

/**
 * Parses YAML text.
 * @param text the file's text, tokens filled
 * @param file path that errors name
 * @throws ContentError for text that is not YAML
 */
export function parseYaml(text: string, file: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, merge: true});
  const error = document.errors[0];
  if (error) {
    throw new ContentError(
      file,
      lines.linePos(error.pos[0]).line,
      error.message.split('\n')[0] ?? '',
      'Correct the YAML',
    );
  }
  return {
    file,
    data: document.toJS() as unknown,
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        const start = (node as {range?: [number, number, number]} | undefined)?.range?.[0];
        if (start !== undefined) return lines.linePos(start).line;
      }
      return 1;
    },
  };
}

/**
 * Checks a YAML file against a schema and returns its typed content.
 * @throws ContentError with file and line for the first value that does not fit
 */
export function checkYaml<T>(yaml: YamlFile, schema: z.ZodType<T>): T {
  const result = schema.safeParse(yaml.data);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path ?? [];
  throw new ContentError(
    yaml.file,
    yaml.lineOf(path),
    `${path.join('.')}: ${issue?.message ?? 'wrong value'}`,
    'Correct the value. The reader in src/contracts describes what is allowed',
  );
}
