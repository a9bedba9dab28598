import type {Param} from '@theme/ApiExplorer/ParamOptions/slice';

type Parameter = Pick<Param, 'name' | 'required' | 'description' | 'schema'>;
type Schema = NonNullable<Param['schema']>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** A pattern that only says which characters there may be; the group is one of them. */
const CHARACTERS_ONLY = /^\^(\[[^\]]+\]|\\S)\+\$$/;

/** The name of a parameter in words: `partyId` becomes `party ID`. A header stays as it is written. */
export function wordsOf(name: string): string {
  if (/^[A-Z]/.test(name)) return name;
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\bid(s?)\b/g, 'ID$1');
}

function faultOfNumber(value: string, {minimum, maximum}: Schema): string | undefined {
  const number = Number(value);
  if (/^-?\d+$/.test(value) && number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity)) return undefined;
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  return `Enter a whole number${from}${maximum === undefined ? '' : ` to ${maximum}`}`;
}

function faultOfPattern(value: string, pattern: string, words: string): string | undefined {
  if (new RegExp(pattern).test(value)) return undefined;
  const allowed = CHARACTERS_ONLY.exec(pattern)?.[1];
  const wrong = allowed === undefined ? undefined : Array.from(value).find((each) => !new RegExp(allowed).test(each));
  if (wrong === undefined) return `Enter the ${words} in the correct form`;
  return `Remove ${wrong.trim() === '' ? 'the space' : `"${wrong}"`} from the ${words}`;
}

/** What is wrong with one value that is not empty. */
function faultOfValue(value: string, schema: Schema, words: string): string | undefined {
  if (schema.type === 'integer') return faultOfNumber(value, schema);
  if (schema.format === 'uuid' && !UUID.test(value)) return `Enter a UUID as the ${words}`;
  if (schema.format === 'date-time' && !DATE_TIME.test(value)) return 'Enter the date, time, and time zone';
  if (schema.maxLength !== undefined && value.length > schema.maxLength)
    return `Shorten the ${words} to ${schema.maxLength} characters`;
  return schema.pattern === undefined ? undefined : faultOfPattern(value, schema.pattern, words);
}

function faultOfValues(values: readonly string[], parameter: Parameter, words: string): string | undefined {
  const {required, schema = {}} = parameter;
  const isList = schema.type === 'array';
  if (values.length === 0) return required ? `Enter the ${words}${isList ? ', one per line' : ''}` : undefined;
  if (schema.maxItems !== undefined && values.length > schema.maxItems)
    return `Enter at most ${schema.maxItems} ${words}`;
  const ofOne = isList ? (schema.items ?? {}) : schema;
  return values.map((value) => faultOfValue(value, ofOne, words)).find((fault) => fault !== undefined);
}

/** What the reader has to do about the typed value of a parameter, or values one a line; nothing when the contract allows them. */
export function faultOfParameter(parameter: Parameter, text: string): string | undefined {
  const lines = parameter.schema?.type === 'array' ? text.split('\n') : [text];
  // Spaces around a value are not sent.
  const values = lines.map((line) => line.trim()).filter((line) => line !== '');
  const fault = faultOfValues(values, parameter, wordsOf(parameter.name));
  const example = parameter.description?.startsWith('for example') ? `, ${parameter.description}` : '';
  return fault && `${fault}${example}.`;
}

/** The line that the browser's message names, each browser in its own way; nothing where it names none. */
function lineIn(message: string, text: string): number | undefined {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}

/** What the reader has to do about a JSON body; nothing when it can be read. */
export function faultOfJson(text: string): string | undefined {
  if (text.trim() === '') return 'Enter the request body as JSON.';
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const line = lineIn(String(error), text);
    const where =
      line === undefined ? 'The error is probably at the end.' : `The error is on line ${line} or just before it.`;
    return `Correct the JSON: check the commas, quotation marks, and brackets. ${where}`;
  }
}
