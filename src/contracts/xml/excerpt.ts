import {XMLBuilder, XMLParser} from 'fast-xml-parser';

/** An element as fast-xml-parser keeps it in order: one key is its name, its value the children; attributes are beside it. */
type Node = Readonly<Record<string, unknown>>;

const OPTIONS = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
} as const;
const BUILD = {...OPTIONS, format: true, indentBy: '  ', suppressEmptyNode: true} as const;

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const childrenOf = (node: Node): readonly Node[] => {
  const value = node[nameOf(node)];
  return Array.isArray(value) ? (value as Node[]) : [];
};

/** A step of a path: an element's name, and which of several it is, from 1. */
interface Step {
  readonly name: string;
  readonly position?: number;
}

const stepsOf = (path: string): Step[] =>
  path.split('/').map((written) => {
    const [, name = '', position] = /^([\w:-]+)(?:\[(\d+)\])?$/.exec(written) ?? [];
    if (!name) throw new Error(`'${written}' is no step of a path such as cac:InvoiceLine[2]/cbc:ID`);
    return {name, ...(position && {position: Number(position)})};
  });

/** The elements that lie on the paths, whole where a path ends, in the order of the document. Marks each path that leads somewhere. */
function pruned(nodes: readonly Node[], paths: readonly (readonly Step[])[], found: Set<readonly Step[]>): Node[] {
  const counts = new Map<string, number>();
  return nodes.flatMap((node) => {
    const name = nameOf(node);
    const position = (counts.get(name) ?? 0) + 1;
    counts.set(name, position);
    const here = paths.filter(([step]) => step?.name === name && (step.position ?? position) === position);
    const ending = here.filter((path) => path.length === 1);
    if (ending.length > 0) {
      for (const path of ending) found.add(path);
      return [node];
    }
    const rest = here.map((path) => ({path, rest: path.slice(1)}));
    const below = new Set<readonly Step[]>();
    const children = pruned(
      childrenOf(node),
      rest.map((each) => each.rest),
      below,
    );
    for (const each of rest) if (below.has(each.rest)) found.add(each.path);
    return children.length > 0 ? [{...node, [name]: children}] : [];
  });
}

/**
 * Elements of an XML document with the elements around them, below the root.
 * @param paths from the root's children: `cac:OrderReference`, `cac:InvoiceLine[2]/cac:Item/cbc:Name`
 * @returns indented XML, without the root
 * @throws Error for a path that leads to no element
 */
export function excerptOf(xml: string, paths: readonly string[]): string {
  const parsed = new XMLParser(OPTIONS).parse(xml) as Node[];
  const root = parsed.find((node) => !nameOf(node).startsWith('?'));
  const wanted = paths.map((path) => ({path, steps: stepsOf(path)}));
  const found = new Set<readonly Step[]>();
  const nodes = pruned(
    root ? childrenOf(root) : [],
    wanted.map(({steps}) => steps),
    found,
  );
  const missing = wanted.find(({steps}) => !found.has(steps));
  if (missing) throw new Error(`no element '${missing.path}'`);
  return new XMLBuilder(BUILD).build(nodes).trim();
}
