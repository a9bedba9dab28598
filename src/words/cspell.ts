import type {Block} from './block';
import {fileBlocks} from './fileBlocks';

interface Text {
  readonly text: string;
  readonly range: readonly [number, number];
}

function verbatimParts({text, at}: Block): Text[] {
  const parts: Text[] = [];
  let start = 0;
  for (let index = 1; index <= at.length; index += 1) {
    const first = at[start] ?? 0;
    const last = at[index - 1] ?? 0;
    if (at[index] === last + 1) continue;
    if (index - start > 1) parts.push({text: text.slice(start, index), range: [first, last + 1]});
    start = index;
  }
  return parts;
}

/** The cspell parser for pages, contracts and components: words are read from the prose only. */
export const proseParser = {
  name: 'prose',
  parse(content: string, filename: string): {content: string; filename: string; parsedTexts: Text[]} {
    return {content, filename, parsedTexts: fileBlocks(content, filename).flatMap(verbatimParts)};
  },
};
