/**
 * A query as Prettier writes it, which is loaded when it is first asked for.
 * @throws SyntaxError for a text that isn't GraphQL; GraphiQL then leaves it as it is
 */
export async function prettified(query: string): Promise<string> {
  const [{format}, graphql] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/graphql')]);
  return format(query, {parser: 'graphql', plugins: [graphql]});
}
