/** A response that is longer than the playground shows. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/**
 * The text of a response, read as a stream.
 * @param cap the most bytes that are read; the rest is not downloaded
 * @throws TooLarge past the cap, and whatever the stream throws when the connection breaks
 */
export async function readCapped(response: Response, cap: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > cap) {
      await reader.cancel();
      throw new TooLarge(`more than ${cap} bytes`);
    }
    text += decoder.decode(value, {stream: true});
  }
}
