interface Node {
  readonly id: string;
  readonly more?: readonly string[];
  readonly children: readonly Node[];
}

/** The ids of the nodes of a tree, which a page shows folded, as far down as it goes. */
export const idsBelow = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({id, more = [], children}) => [id, ...more, ...idsBelow(children)]);
