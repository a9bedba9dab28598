import ts from 'typescript';
import {type Block, codeStandIn, join, standIn, tidy} from './block';
import {attributeBlocks} from './markdown';

function verbatim(text: string, offset: number): Block {
  return {text, at: Array.from({length: text.length}, (_, index) => offset + index)};
}

/** The text of a string or template in braces; what is filled in becomes 'Name'. */
function literalBlock(node: ts.Node, file: ts.SourceFile): Block | undefined {
  if (ts.isStringLiteralLike(node)) return verbatim(node.text, node.getStart(file) + 1);
  if (!ts.isTemplateExpression(node)) return undefined;
  return join([
    verbatim(node.head.text, node.head.getStart(file) + 1),
    ...node.templateSpans.flatMap(({literal}) => [
      standIn('Name', literal.getStart(file)),
      verbatim(literal.text, literal.getStart(file) + 1),
    ]),
  ]);
}

/** The texts that an expression can have: of `a ? 'x' : 'y'`, both. */
function literals(node: ts.Node, file: ts.SourceFile): Block[] {
  const block = literalBlock(node, file);
  if (block) return [block];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((each) => literals(each, file));
  if (ts.isBinaryExpression(node)) return literals(node.right, file);
  return [];
}

const hasText = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  node.children.some((child) => ts.isJsxText(child) && !child.containsOnlyTriviaWhiteSpaces);

/** The children of an element as one block: elements in a text belong to it, `<code>` is code. */
function inline(node: ts.JsxElement | ts.JsxFragment, file: ts.SourceFile): Block {
  return join(
    node.children.map((child): Block => {
      const offset = child.getStart(file);
      if (ts.isJsxText(child)) return verbatim(child.text, child.getFullStart());
      if (ts.isJsxFragment(child)) return inline(child, file);
      if (ts.isJsxElement(child)) {
        const isCode = child.openingElement.tagName.getText(file) === 'code';
        return isCode ? codeStandIn('', offset) : inline(child, file);
      }
      const expression = ts.isJsxExpression(child) ? child.expression : undefined;
      return (expression && literalBlock(expression, file)) ?? standIn('Name', offset);
    }),
  );
}

/** The texts of a component that people read or hear: text in JSX, and the attributes that have words. */
export function tsxBlocks(source: string, fileName: string): Block[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const blocks: Block[] = [];
  const visit = (node: ts.Node, inText: boolean): void => {
    const isElement = ts.isJsxElement(node) || ts.isJsxFragment(node);
    const isText = isElement && hasText(node);
    if (isText && !inText) blocks.push(inline(node, file));
    if (ts.isJsxAttribute(node) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      const texts = value ? literals(value, file) : [];
      blocks.push(...texts.flatMap(({text, at}) => attributeBlocks(node.name.getText(file), text, at)));
    }
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent) && !inText) {
      blocks.push(...literals(node.expression, file));
    }
    const childrenInText = isElement ? inText || isText : inText && !ts.isJsxExpression(node);
    node.forEachChild((child) => visit(child, childrenInText));
  };
  visit(file, false);
  return blocks.map(tidy);
}
