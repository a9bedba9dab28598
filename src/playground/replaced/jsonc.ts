export {parseJSONC, tryParseJSONC} from '../../../node_modules/@graphiql/react/dist/utility/jsonc.js?original';
export async function formatJSONC(text: string): Promise<string> { return text.trim() === '' ? text : JSON.stringify(JSON.parse(text), null, 2); }
