/** One run of prose, such as a paragraph, a heading or a table cell. `at[i]` is the offset in the file of the character `text[i]`. */
export interface Block {
  readonly text: string;
  readonly at: readonly number[];
}

const TOKEN_CHARACTER = '\uE000';

/** Replaces each token such as `{{psb.host}}` by a run of one private character, so that offsets stay and no parser reads it. */
export function maskTokens(source: string): string {
  return source.replace(/\\?\{\{[^{}]*\}\}/g, (token) => TOKEN_CHARACTER.repeat(token.length));
}

/** Words that are in the place of something else, such as inline code. They all point to `offset`. */
export function standIn(text: string, offset: number): Block {
  return {text, at: Array.from(text, () => offset)};
}

/** A stand-in for inline code. Status codes stay readable, because the word list has patterns for them. */
export function codeStandIn(code: string, offset: number): Block {
  return standIn(/^[1-5](\d\d|xx)$/.test(code) ? `\`${code}\`` : '`code`', offset);
}

/** The blocks as one block. */
export function join(blocks: readonly Block[]): Block {
  return {text: blocks.map(({text}) => text).join(''), at: blocks.flatMap(({at}) => at)};
}

/** Part of a block. */
export function slice({text, at}: Block, start: number, end?: number): Block {
  return {text: text.slice(start, end), at: at.slice(start, end)};
}

/** What a run of white space, a token or the mark of an admonition becomes. */
function replacementOf(found: string): string {
  if (found.startsWith(':')) return '';
  return found.startsWith(TOKEN_CHARACTER) ? 'Name' : ' ';
}

/** The block on one line: white space becomes one space, a token becomes 'Name', the marks of an admonition are removed. */
export function tidy(block: Block): Block {
  const parts: Block[] = [];
  let done = 0;
  for (const {0: found, index} of block.text.matchAll(/:{3,}\w*\s*\[?|\s{2,}|[\n\t]|\uE000+/g)) {
    parts.push(slice(block, done, index), standIn(replacementOf(found), block.at[index] ?? 0));
    done = index + found.length;
  }
  const joined = done === 0 ? block : join([...parts, slice(block, done)]);
  const start = joined.text.length - joined.text.trimStart().length;
  return slice(joined, start, joined.text.trimEnd().length);
}

/** The blocks, with the offsets of the text that they were read from replaced by offsets in the file. */
export function moved(blocks: readonly Block[], offsets: readonly number[]): Block[] {
  return blocks.map(({text, at}) => ({text, at: at.map((offset) => offsets[offset] ?? 0)}));
}
