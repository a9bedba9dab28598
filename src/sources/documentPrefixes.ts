import {additionsOf} from '../contracts/structure/additions';
import {everyElement, type Tree} from '../contracts/structure/tree';
import {existsTracked, readTracked} from './files';
import {RULES, schemaFiles} from './officialFiles';
import {jsonFile, yamlFile} from './yaml';

const STRUCTURE = 'documents/structure';

const schemaText = (file: string): string => readTracked(`${RULES}/schemas/${file}`);

const prefixIn = (name: string): string => (name.includes(':') ? (name.split(':')[0] ?? '') : '');

/** The namespaces of an extension that a message adds, each with the prefix of its elements: one for each version of its schema. */
function addedNamespaces(message: string): [namespace: string, prefix: string][] {
  const file = `${STRUCTURE}/additions/${message}.yaml`;
  const {schema} = existsTracked(file) ? additionsOf(yamlFile(file)) : {};
  if (!schema) return [];
  return [schema.file, schema.earlier.file].flatMap((each) => {
    const [, namespace] = /targetNamespace="([^"]+)"/.exec(schemaText(each)) ?? [];
    return namespace === undefined ? [] : [[namespace, schema.prefix]];
  });
}

/** The namespaces of prefixes as the files of a schema declare them. */
const declaredNamespaces = (schema: string, prefixes: ReadonlySet<string>): [namespace: string, prefix: string][] =>
  schemaFiles(schema).flatMap((file) =>
    Array.from(schemaText(file).matchAll(/xmlns:([\w-]+)="([^"]+)"/g)).flatMap(
      ([, prefix = '', namespace = '']): [string, string][] => (prefixes.has(prefix) ? [[namespace, prefix]] : []),
    ),
  );

/**
 * The prefixes that the paths of a tree have for namespaces, by namespace. Names of the root's own namespace have none where the tree's have none.
 * @param schema the file of the schema, below documents/rules/schemas
 */
export function documentPrefixes(message: string, tree: Tree, schema: string | undefined): Record<string, string> {
  const {namespaces} = jsonFile(`${STRUCTURE}/trees/${tree.name}.json`).data as {namespaces: Record<string, string>};
  const published = Object.entries(namespaces).map(([prefix, namespace]): [string, string] => {
    const isRoot = prefix === 'ubl' && prefixIn(tree.root) === '';
    return [namespace, isRoot ? '' : prefix];
  });
  const known = [...published, ...addedNamespaces(message)];
  const left = new Set(everyElement(tree.elements).map(({name}) => prefixIn(name)));
  for (const [, prefix] of known) left.delete(prefix);
  const declared = schema !== undefined && left.size > 0 ? declaredNamespaces(schema, left) : [];
  return Object.fromEntries([...known, ...declared]);
}
