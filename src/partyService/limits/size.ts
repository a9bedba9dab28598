import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The size of a selection, with its fragments spread. */
export interface Size {
  /** All fields, at every level. */
  readonly fields: number;
  /** The fields of the first level, without those of introspection. */
  readonly rootFields: number;
  /** The levels of nested fields, without those of introspection. */
  readonly depth: number;
  /** The field of the first level with the most levels. */
  readonly deepest?: FieldNode;
}

const NOTHING: Size = {fields: 0, rootFields: 0, depth: 0};

function together(one: Size, other: Size): Size {
  const {depth, deepest} = one.depth >= other.depth ? one : other;
  return {fields: one.fields + other.fields, rootFields: one.rootFields + other.rootFields, depth, deepest};
}

/**
 * Measures the operations of a document. Each use of a fragment counts, but a fragment is measured once, so that fragments within fragments
 * cost no time. One that is missing or contains itself counts as nothing, because validation reports it.
 */
export function sizesIn({definitions}: DocumentNode): (selections: SelectionSetNode) => Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const known = new Map<string, Size>();

  function ofField(node: FieldNode): Size {
    const below = node.selectionSet ? ofSelections(node.selectionSet) : NOTHING;
    const fields = below.fields + 1;
    if (node.name.value.startsWith('__')) return {...NOTHING, fields};
    return {fields, rootFields: 1, depth: below.depth + 1, deepest: node};
  }

  function ofFragment(name: string): Size {
    const size = known.get(name);
    if (size) return size;
    known.set(name, NOTHING);
    const fragment = fragments.get(name);
    const measured = fragment ? ofSelections(fragment.selectionSet) : NOTHING;
    known.set(name, measured);
    return measured;
  }

  function ofSelection(node: SelectionNode): Size {
    if (node.kind === Kind.FIELD) return ofField(node);
    return node.kind === Kind.INLINE_FRAGMENT ? ofSelections(node.selectionSet) : ofFragment(node.name.value);
  }

  function ofSelections({selections}: SelectionSetNode): Size {
    return selections.map(ofSelection).reduce(together, NOTHING);
  }
  return ofSelections;
}
