import {LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {ContentError} from './contentError';

/** A text that is not empty. */
export const text = z.string().min(1);

/** The data of a YAML or JSON file, with the line of each value. */
export interface YamlFile {
  readonly file: string;
  readonly data: unknown;
  /** Line (from 1) of the value at `path`, or of its nearest ancestor. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Parses YAML text. @param file path that errors name @throws ContentError for text that is not YAML */
export function parseYaml(content: string, file: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(content, {lineCounter: lines, merge: true});
  const error = document.errors[0];
  if (error) {
    const [problem = ''] = error.message.split('\n');
    throw new ContentError(file, lines.linePos(error.pos[0]).line, problem, 'Correct the YAML');
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

/** Parses JSON text. The YAML parser, ten times slower, only finds the line of a wrong value. @throws ContentError for text that is not JSON */
export function parseJson(content: string, file: string): YamlFile {
  try {
    return {file, data: JSON.parse(content) as unknown, lineOf: (path) => parseYaml(content, file).lineOf(path)};
  } catch (error) {
    throw new ContentError(file, undefined, error instanceof Error ? error.message : 'no JSON', 'Correct the JSON');
  }
}

/** @throws ContentError with file and line of the value at `path` */
export function failAt(yaml: YamlFile, path: readonly PropertyKey[], problem: string, remedy: string): never {
  throw new ContentError(yaml.file, yaml.lineOf(path), problem, remedy);
}

/** The content of a YAML file, checked against a schema. @throws ContentError for the first value that does not fit */
export function checkYaml<T>(yaml: YamlFile, schema: z.ZodType<T>): T {
  const result = schema.safeParse(yaml.data);
  if (result.success) return result.data;
  const {path = [], message = 'wrong value'} = result.error.issues[0] ?? {};
  const remedy = 'Correct the value. The reader in src/contracts describes what is allowed';
  return failAt(yaml, path, `${path.join('.')}: ${message}`, remedy);
}
