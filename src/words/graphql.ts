import {type DocumentNode, parse, type StringValueNode, TokenKind, visit} from 'graphql';
import {align} from './align';
import {type Block, join, moved, standIn, tidy} from './block';
import {markdownBlocks} from './markdown';

const startOf = ({loc, block}: StringValueNode): number => (loc?.start ?? 0) + (block ? 3 : 1);

function descriptions(document: DocumentNode, source: string): Block[] {
  const nodes: StringValueNode[] = [];
  visit(document, {
    enter(node) {
      if ('description' in node && node.description) nodes.push(node.description);
    },
  });
  return nodes.flatMap((node) => moved(markdownBlocks(node.value, 'md'), align(node.value, source, startOf(node))));
}

/** The comments. Those on lines that follow each other are one text. */
function comments(document: DocumentNode): Block[] {
  const runs: Block[][] = [];
  let lastLine = -1;
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined) {
    if (token.kind !== TokenKind.COMMENT) continue;
    const start = token.start + 1;
    const text = {text: token.value, at: Array.from({length: token.value.length}, (_, index) => start + index)};
    if (token.line === lastLine + 1) runs.at(-1)?.push(standIn(' ', token.start), text);
    else runs.push([text]);
    lastLine = token.line;
  }
  return runs.flatMap((run) => {
    const {text, at} = join(run);
    return moved(markdownBlocks(text.trim(), 'md'), at.slice(text.length - text.trimStart().length));
  });
}

/** The prose of GraphQL, tokens masked: the descriptions of a schema, and comments. @throws GraphQLError when the text is not GraphQL */
export function graphqlBlocks(source: string): Block[] {
  const document = parse(source);
  return [...descriptions(document, source), ...comments(document)].map(tidy);
}
