import {defaultFieldResolver, type GraphQLFieldResolver, type GraphQLResolveInfo} from 'graphql';
import type {Language, QueryLimits} from './data';
import {inputError} from './errors';

/** The arguments of a field, with the schema's default for those that are null: the executor fills in only those that are missing. */
function withDefaults(written: object, {parentType, fieldName}: GraphQLResolveInfo): object {
  const known = parentType.getFields()[fieldName]?.args ?? [];
  const missing = known.filter(({name}) => Reflect.get(written, name) === null);
  return {...written, ...Object.fromEntries(missing.map(({name, defaultValue}) => [name, defaultValue]))};
}

/** The value of an argument, trimmed; undefined for null, a blank text or an empty object. @throws GraphQLError BAD_USER_INPUT for a long text */
function givenValue(value: unknown, longest: number, path: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    if (value.length <= longest) return value.trim() || undefined;
    throw inputError(`${path.join('.')} must have at most ${longest} characters, but has ${value.length}.`);
  }
  if (Array.isArray(value)) return value.flatMap((each: unknown) => givenValue(each, longest, path) ?? []);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value ?? {}).map(([name, each]) => [name, givenValue(each, longest, [...path, name])]);
  const given = entries.filter(([, each]) => each !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** Resolves fields as the executor does by default, but with arguments that are trimmed, without those that are null, blank or (BAD_USER_INPUT) too long. */
export const resolverWithin =
  ({textLength}: QueryLimits): GraphQLFieldResolver<unknown, unknown, object> =>
  (source, written, context, info) =>
    defaultFieldResolver(source, givenValue(withDefaults(written, info), textLength) ?? {}, context, info);

/** A number in its range. @throws GraphQLError BAD_USER_INPUT */
export function inRange(name: string, value: number, minimum: number, maximum: number): number {
  if (value >= minimum && value <= maximum) return value;
  throw inputError(`${name} must be between ${minimum} and ${maximum}, but is ${value}.`);
}

/** A country in capitals. @throws GraphQLError BAD_USER_INPUT for another text than two letters */
export function countryOf(name: string, value: string): string {
  const country = value.toUpperCase();
  if (/^[A-Z]{2}$/.test(country)) return country;
  throw inputError(`${name} must be an ISO 3166-1 alpha-2 code such as NL, but is ${JSON.stringify(value)}.`);
}

/** A language out of those that the field has. @throws GraphQLError BAD_USER_INPUT */
export function languageOf(wanted: string | undefined, known: readonly Language[]): Language {
  const language = known.find((each) => each === wanted);
  if (language) return language;
  throw inputError(`lang must be one of ${known.join(', ')}, but is ${JSON.stringify(wanted ?? '')}.`);
}
