import type {CodeTree} from '../codes';
import type {ActivityCode, Language} from '../data';
import {textIn} from '../language';

/** The two classifications. */
export interface Trees {
  readonly sbi: CodeTree;
  readonly nace: CodeTree;
}

interface Context {
  readonly trees: Trees;
  readonly language: Language;
}

/** The types `sbiCode` and `naceCode`; the executor reads `__typename` to tell them apart. */
export interface CodeView {
  readonly __typename: 'sbiCode' | 'naceCode';
  readonly code: string;
  readonly description: string;
  level(): number;
  parent(): CodeView | null;
  children(): CodeView[];
  nace(): CodeView | null;
}

/**
 * An activity code.
 * @param system the classification to which it belongs
 */
export function codeView(record: ActivityCode, system: 'sbi' | 'nace', context: Context): CodeView {
  const {trees, language} = context;
  const tree = trees[system];
  const view = (each: ActivityCode): CodeView => codeView(each, system, context);
  const found = (each: ActivityCode | undefined): CodeView | null => (each ? view(each) : null);
  return {
    __typename: `${system}Code`,
    code: record.code,
    description: textIn({nl: record.nl, en: record.en}, language) ?? record.code,
    level: () => tree.level(record.code),
    parent: () => (record.parent === null ? null : found(tree.get(record.parent))),
    children: () => tree.children(record.code).map(view),
    nace: () => {
      const nace = record.nace ? trees.nace.get(record.nace) : undefined;
      return nace ? codeView(nace, 'nace', context) : null;
    },
  };
}
