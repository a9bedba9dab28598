import {GraphQLError, buildSchema, type GraphQLSchema} from 'graphql';
import {ContentError} from '../contentError';
import {outputFieldOf} from './fields';
import type {Sdl} from './model';
import {typesOf} from './types';

/**
 * The schema of an SDL.
 * @param text the SDL, tokens filled
 * @param file path that errors name
 * @throws ContentError for text that is no SDL, or a type that doesn't exist
 */
export function schemaOf(text: string, file: string): GraphQLSchema {
  try {
    return buildSchema(text);
  } catch (error) {
    const line = error instanceof GraphQLError ? error.locations?.[0]?.line : undefined;
    throw new ContentError(file, line, (error as Error).message.replace(/\.$/, ''), 'Correct the SDL');
  }
}

/**
 * A GraphQL contract, ready to be drawn.
 * @throws ContentError as `schemaOf` does
 */
export function sdlOf(text: string, file: string): Sdl {
  const schema = schemaOf(text, file);
  return {
    queries: Object.values(schema.getQueryType()?.getFields() ?? {}).map(outputFieldOf),
    types: typesOf(schema),
  };
}
