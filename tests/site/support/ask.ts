/**
 * Asks a host for an address, with Node's own client: a request of Playwright costs ten times as much. Unless codings are named, the body comes as
 * the file is, so that the host has nothing to compress.
 * @param redirect whether a redirect is followed, or is the answer
 * @param codings what the client accepts, as in the header Accept-Encoding
 */
export const ask = (
  address: string,
  redirect: 'follow' | 'manual' = 'follow',
  codings = 'identity',
): Promise<Response> => fetch(address, {redirect, headers: {'accept-encoding': codings}});

/** As many connections as a browser opens to a host, and a few more. */
const AT_ONCE = 12;

/** Does something for each item, some at once, and gives the results in their order. */
export async function forEach<Item, Outcome>(
  items: readonly Item[],
  run: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) outcomes[index] = await run(item);
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return outcomes;
}
