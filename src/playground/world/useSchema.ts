import {useEffect, useMemo} from 'react';
import {buildSchema, type GraphQLSchema} from 'graphql';
import {startWorkers} from '../workers/create';
import {useLate} from './useLate';

/**
 * The schema of the SDL; the workers start with it.
 * @returns null until the editor is there; GraphiQL then has no schema and asks no host for one
 */
export function useSchema(sdl: string): GraphQLSchema | null {
  const isTime = useLate();
  const schema = useMemo(() => (isTime ? buildSchema(sdl) : null), [isTime, sdl]);
  useEffect(() => {
    if (schema) startWorkers();
  }, [schema]);
  return schema;
}
