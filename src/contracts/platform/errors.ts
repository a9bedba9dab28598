import * as z from 'zod';
import {inlineMarkdownToHtml} from '../markdown';
import {checkYaml, failAt, text, type YamlFile} from '../yamlFile';

const CODE = /^(?:ERR([A-Z]{3})([1-8]00)(\d{4})|DEFAULT_ERROR_CODE999)$/;

const file = z.strictObject({
  parts: z.array(z.strictObject({part: z.string().regex(/^[A-Z]{3}$/), name: text})),
  series: z.array(z.strictObject({series: z.string().regex(/^[1-8]00$/), name: text, meaning: text, do: text})),
  errors: z.array(
    z.strictObject({
      code: z.string().regex(CODE),
      title: text,
      message: text,
      fault: z.enum(['Client', 'Server']),
      cause: z.array(text).min(1),
      retryable: z.enum(['no', 'yes', 'after-change']),
      do: text,
      /** The operations that return it: all of them, all that need a token, or some. */
      operations: z.union([z.enum(['all', 'token']), z.array(text).min(1)]),
    }),
  ),
});

type Entry = z.infer<typeof file>['errors'][number];

export type PlatformError = ReturnType<typeof errorOf>;

const errorOf = ({code, message, fault, cause, do: act, ...entry}: Entry) => {
  const [, part, series] = CODE.exec(code) ?? [];
  return {
    ...entry,
    code,
    message,
    /** What faultstring contains: the message and the code. */
    faultstring: part ? `${message} [ ${code} ]` : `${message} [${code}]`,
    faultcode: `soap:${fault}` as const,
    causesHtml: cause.map(inlineMarkdownToHtml),
    doHtml: inlineMarkdownToHtml(act),
    /** The part of the platform and the series, of a code that has them. */
    part,
    series,
  };
};

export interface CodePart {
  readonly key: string;
  readonly name: string;
  readonly meaningHtml?: string;
  readonly doHtml?: string;
}

export interface PlatformErrors {
  readonly parts: readonly CodePart[];
  readonly series: readonly CodePart[];
  readonly errors: readonly PlatformError[];
}

/**
 * The error catalogue of the platform, platform/errors.yaml.
 * @param operations names of all operations
 * @throws ContentError for a wrong entry, a duplicate code, and a part, a series or an operation that doesn't exist
 */
export function platformErrorsOf(yaml: YamlFile, operations: readonly string[]): PlatformErrors {
  const {parts, series, errors} = checkYaml(yaml, file);
  const check = (index: number, right: boolean, message: string): void => {
    if (!right) failAt(yaml, ['errors', index, 'code'], message, 'Correct it, or add what is missing to the file');
  };
  return {
    parts: parts.map(({part, name}) => ({key: part, name})),
    series: series.map(({series: key, name, meaning, do: act}) => ({
      key,
      name,
      meaningHtml: inlineMarkdownToHtml(meaning),
      doHtml: inlineMarkdownToHtml(act),
    })),
    errors: errors.map(errorOf).map((error, index) => {
      const {code, part, series: own, operations: some} = error;
      const given = typeof some === 'string' ? [] : some;
      check(index, errors.findIndex((each) => each.code === code) === index, `'${code}' is there twice`);
      check(index, !part || parts.some((each) => each.part === part), `part '${part}' of '${code}' is not listed`);
      check(index, !own || series.some((each) => each.series === own), `'${code}' has an unknown series`);
      for (const name of given) check(index, operations.includes(name), `'${code}' has unknown operation '${name}'`);
      return error;
    }),
  };
}

/** Whether an operation can return an error. */
export function returns({operations}: PlatformError, {name, secured}: {name: string; secured: boolean}): boolean {
  if (operations === 'all') return true;
  return operations === 'token' ? secured : operations.includes(name);
}
