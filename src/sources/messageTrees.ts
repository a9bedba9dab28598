import {additionsOf, withAdditions} from '../contracts/structure/additions';
import type {Tree} from '../contracts/structure/tree';
import {existsTracked, memoized, readTracked} from './files';
import {treeNamed} from './structure';
import {yamlFile} from './yaml';

const ADDITIONS = 'documents/structure/additions';
const SCHEMAS = 'documents/rules/schemas';

/** The tree of a message: the published one, with the elements that its format adds; nothing for a tree without a file. @throws ContentError for a file of another shape */
export const messageTree = memoized((message: string, name: string): Tree | undefined => {
  const tree = treeNamed(name);
  const file = `${ADDITIONS}/${message}.yaml`;
  if (!tree || !existsTracked(file)) return tree;
  return withAdditions(tree, additionsOf(yamlFile(file)), (schema) => readTracked(`${SCHEMAS}/${schema}`));
});
