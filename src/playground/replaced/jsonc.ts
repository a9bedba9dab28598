export {parseJSONC, tryParseJSONC} from 'original:@graphiql/react/dist/utility/jsonc.js';

/**
 * Prettifies variables without Prettier, whose parser of JSON alone has 145 kB (gzip). Throws for text that isn't JSON, which GraphiQL then leaves as it is.
 */
export const formatJSONC = (text: string): Promise<string> =>
  Promise.resolve().then(() => (text.trim() === '' ? text : JSON.stringify(JSON.parse(text), null, 2)));
