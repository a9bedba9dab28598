import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {ContentError} from '../../contracts/contentError';
import {highlight, isKnownLanguage} from '../../contracts/highlight';
import {drawDiagram} from './diagram';
import {headingText} from './headingText';
import {componentNode} from './nodes';

const titleOf = (meta: string | null | undefined): string | undefined => /title="([^"]*)"/.exec(meta ?? '')?.[1];

/**
 * Remark plugin: code fences become finished code blocks, highlighted at build time, and `mermaid` fences become drawings.
 * @throws ContentError for a language that is not highlighted, a diagram without title or one that cannot be drawn
 */
export const remarkCode: Plugin<[], Root> = () => (tree, vfile) => {
  const file = path.relative(process.cwd(), vfile.path);
  let drawings = 0;
  let heading: string | undefined;

  function replacementOf(node: Code): ReturnType<typeof componentNode> {
    const title = titleOf(node.meta);
    const language = node.lang ?? 'text';
    const fail = (problem: string, remedy: string): never => {
      throw new ContentError(file, node.position?.start.line, problem, remedy);
    };
    if (language === 'mermaid') {
      if (!title) return fail('diagram without a title', 'Write ```mermaid title="What the diagram shows"');
      drawings += 1;
      try {
        return componentNode('Diagram', {title, ...drawDiagram(node.value, `d${drawings}`)});
      } catch (error) {
        return fail(`diagram cannot be drawn: ${String(error)}`, 'Correct the Mermaid text');
      }
    }
    if (!isKnownLanguage(language))
      fail(`code language '${language}' is unknown`, 'src/contracts/highlight.ts lists the languages');
    return componentNode('CodeBlock', {
      code: {text: node.value, language, html: highlight(node.value, language)},
      title,
      label: title === undefined && heading !== undefined ? `${language} code: ${heading}` : undefined,
    });
  }

  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') heading = headingText(node);
    else if (node.type === 'code' && parent && index !== undefined) parent.children[index] = replacementOf(node);
  });
};
