import type {GraphQLResolveInfo} from 'graphql';
import type {Language, QueryLimits} from './data';
import {inputError} from './inputError';

/** The value of a text argument; nothing for one that is null or blank. */
export function given(value: string | null | undefined): string | undefined {
  return value?.trim() || undefined;
}

/** The arguments of a field, with the default of the schema for an argument that is null: the executor fills in only those that are missing. */
export function withDefaults<T extends object>(written: T, {parentType, fieldName}: GraphQLResolveInfo): T {
  const known = parentType.getFields()[fieldName]?.args ?? [];
  const missing = known.filter(({name}) => Reflect.get(written, name) === null);
  return {...written, ...Object.fromEntries(missing.map(({name, defaultValue}) => [name, defaultValue]))};
}

/**
 * Holds every text in arguments to its length.
 * @param path the names of the arguments around
 * @throws GraphQLError BAD_USER_INPUT
 */
export function checkTexts(
  value: unknown,
  {textLength}: Pick<QueryLimits, 'textLength'>,
  path: readonly string[] = [],
): void {
  if (typeof value === 'string' && value.length > textLength) {
    throw inputError(`${path.join('.')} must have at most ${textLength} characters, but has ${value.length}.`);
  }
  if (Array.isArray(value)) value.forEach((each: unknown) => checkTexts(each, {textLength}, path));
  else if (typeof value === 'object' && value !== null) {
    Object.entries(value).forEach(([name, each]) => checkTexts(each, {textLength}, [...path, name]));
  }
}

/**
 * A number in its range.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function inRange(name: string, value: number, minimum: number, maximum: number): number {
  if (value >= minimum && value <= maximum) return value;
  throw inputError(`${name} must be between ${minimum} and ${maximum}, but is ${value}.`);
}

/**
 * A country in capitals; nothing if none is given.
 * @throws GraphQLError BAD_USER_INPUT for another text than two letters
 */
export function countryOf(name: string, value: string | null | undefined): string | undefined {
  const country = given(value)?.toUpperCase();
  if (country === undefined || /^[A-Z]{2}$/.test(country)) return country;
  throw inputError(`${name} must be an ISO 3166-1 alpha-2 code such as NL, but is ${JSON.stringify(value)}.`);
}

/**
 * A language out of those that the field has.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function languageOf(wanted: string, known: readonly Language[]): Language {
  const language = known.find((each) => each === wanted);
  if (language) return language;
  throw inputError(`lang must be one of ${known.join(', ')}, but is ${JSON.stringify(wanted)}.`);
}
