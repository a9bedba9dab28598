import {useEffect, useState} from 'react';
import {useMonaco} from '@graphiql/react';
import {buildSchema, type GraphQLSchema} from 'graphql';
import {startWorkers} from '../workers';

/** Milliseconds after Monaco has arrived: the reader can type before the schema is built. */
const LATER = 600;

/** The schema of the SDL, with which the workers start; null until the editor is there, so that GraphiQL asks no host for one. */
export function useSchema(sdl: string): GraphQLSchema | null {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const hasMonaco = useMonaco(({monaco}) => monaco !== undefined);
  useEffect(() => {
    if (!hasMonaco) return undefined;
    const timer = setTimeout(() => setSchema(buildSchema(sdl)), LATER);
    return () => clearTimeout(timer);
  }, [hasMonaco, sdl]);
  useEffect(() => {
    if (schema) startWorkers();
  }, [schema]);
  return schema;
}
