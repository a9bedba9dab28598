import {createContext, useContext} from 'react';
import type {PlaygroundContent} from '../content/partyPlayground';

/** What src/content gives to the playground. */
export const ContentContext = createContext<PlaygroundContent | null>(null);

/** @throws Error outside of the playground */
export function useContent(): PlaygroundContent {
  const content = useContext(ContentContext);
  if (!content) throw new Error('no content around this component');
  return content;
}
