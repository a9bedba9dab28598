import {useMemo} from 'react';
import {buildSchema, type GraphQLSchema} from 'graphql';
import {useLate} from './useLate';

/**
 * The schema of the SDL.
 * @returns null until the editor is there; GraphiQL then has no schema and asks no host for one
 */
export function useSchema(sdl: string): GraphQLSchema | null {
  const isTime = useLate();
  return useMemo(() => (isTime ? buildSchema(sdl) : null), [isTime, sdl]);
}
