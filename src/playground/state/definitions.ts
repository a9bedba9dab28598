import {parse, type DefinitionNode} from 'graphql';

/** What a query consists of: nothing for a blank text, undefined for one that isn't GraphQL. */
export function definitionsOf(query: string): readonly DefinitionNode[] | undefined {
  try {
    return query.replace(/#.*/g, '').trim() === '' ? [] : parse(query, {noLocation: true}).definitions;
  } catch {
    return undefined;
  }
}
