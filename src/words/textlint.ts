import type {TxtDocumentNode, TxtHeaderNode, TxtParagraphNode} from '@textlint/ast-node-types';
import type {TextlintMessage, TextlintPluginProcessor} from '@textlint/types';
import type {Block} from './block';
import {extensions, fileBlocks} from './fileBlocks';

type Parts = ReturnType<TextlintPluginProcessor['processor']>;

interface Read {
  readonly source: string;
  /** Offset in the file of each character of the text that the rules read. */
  readonly at: readonly number[];
}

/** Texts up to this length have no sentence that is too long. As a Header they aren't split into sentences, which takes long. */
const SHORT = 150;

/** The document for the rules: one block on each line, and only prose. */
function documentOf(blocks: readonly Block[]): TxtDocumentNode {
  let offset = 0;
  const children = blocks.map(({text}, index): TxtParagraphNode | TxtHeaderNode => {
    const range = [offset, offset + text.length] as const;
    const line = index + 1;
    const loc = {start: {line, column: 0}, end: {line, column: text.length}};
    offset += text.length + 1;
    const node = {raw: text, range, loc, children: [{type: 'Str' as const, value: text, raw: text, range, loc}]};
    return text.length > SHORT ? {type: 'Paragraph', ...node} : {type: 'Header', depth: 1, ...node};
  });
  const raw = blocks.map(({text}) => text).join('\n');
  const end = {line: Math.max(blocks.length, 1), column: blocks.at(-1)?.text.length ?? 0};
  return {type: 'Document', raw, range: [0, raw.length], loc: {start: {line: 1, column: 0}, end}, children};
}

function placeOf(source: string, offset: number): {line: number; column: number} {
  const before = source.slice(0, offset);
  return {line: Array.from(before.matchAll(/\n/g)).length + 1, column: offset - before.lastIndexOf('\n')};
}

/** A message where it is in the file, on one line, without the line number of the document that the rule read. */
function placed(message: TextlintMessage, {source, at}: Read): TextlintMessage {
  const first = at[message.range[0]] ?? 0;
  const last = Math.max(first, at[message.range[1] - 1] ?? first) + 1;
  const start = placeOf(source, first);
  return {
    ...message,
    fix: undefined,
    message: message.message.replace(/^Line \d+ sentence length/, 'Sentence length ').replace('\n', ' — '),
    range: [first, last],
    loc: {start, end: placeOf(source, last)},
    ...start,
  };
}

/** The textlint plugin for pages, contracts and components: rules read the prose only, messages have the place in the file. */
export class Processor implements TextlintPluginProcessor {
  private static readonly read = new Map<string, Read>();

  availableExtensions(): string[] {
    return extensions;
  }

  processor(): Parts {
    return {
      preProcess(source, file = '') {
        const blocks = fileBlocks(source, file);
        const ast = documentOf(blocks);
        const at = blocks.flatMap((block) => [...block.at, block.at.at(-1) ?? 0]);
        Processor.read.set(file, {source, at});
        return {text: ast.raw, ast};
      },
      postProcess(messages, file = '') {
        const read = Processor.read.get(file);
        return {messages: read ? messages.map((message) => placed(message, read)) : messages, filePath: file};
      },
    };
  }
}

export default {Processor};
