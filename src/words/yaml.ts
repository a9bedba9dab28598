import {isScalar, type Pair, parseDocument, type Scalar, visit} from 'yaml';
import {align} from './align';
import {type Block, moved} from './block';
import {markdownBlocks} from './markdown';
import {codeKeys, proseKeys, proseMaps, prosePatterns, skippedKeys} from './prose';

const isPair = (node: unknown): node is Pair => typeof node === 'object' && node !== null && 'key' in node;

/** A text of a YAML file, the key that it belongs to, and whether that key makes it prose, code or neither. */
export interface YamlText {
  readonly key: string;
  readonly value: string;
  readonly kind: 'prose' | 'code' | 'unknown';
  /** Offset in the file of each character of the value. */
  readonly at: readonly number[];
}

function kindOf(keys: readonly string[]): YamlText['kind'] {
  const key = keys.at(-1) ?? '';
  if (keys.some((each) => skippedKeys.has(each)) || codeKeys.has(key)) return 'code';
  if (proseKeys.has(key) || prosePatterns.some((pattern) => pattern.test(key))) return 'prose';
  return keys.some((each) => proseMaps.has(each)) ? 'prose' : 'unknown';
}

function startOf(scalar: Scalar, source: string): number {
  const start = scalar.range?.[0] ?? 0;
  if (scalar.type === 'BLOCK_FOLDED' || scalar.type === 'BLOCK_LITERAL') return source.indexOf('\n', start);
  return scalar.type === 'PLAIN' ? start : start + 1;
}

/** Every text of a YAML file with its key. @throws Error when the text is not YAML */
export function yamlTexts(source: string): YamlText[] {
  const document = parseDocument(source);
  const error = document.errors[0];
  if (error) throw error;
  const texts: YamlText[] = [];
  visit(document, {
    Scalar(role, node, path) {
      if (role === 'key' || typeof node.value !== 'string') return;
      const keys = path.filter(isPair).map(({key}) => (isScalar(key) ? String(key.value) : ''));
      const at = align(node.value, source, startOf(node, source));
      texts.push({key: keys.at(-1) ?? '', value: node.value, kind: kindOf(keys), at});
    },
  });
  return texts;
}

/** The prose of a YAML file, by its keys; each text is Markdown. */
export function yamlBlocks(source: string): Block[] {
  return yamlTexts(source)
    .filter(({kind}) => kind === 'prose')
    .flatMap(({value, at}) => moved(markdownBlocks(value, 'md'), at));
}
