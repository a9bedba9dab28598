import type {ComponentType, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import FilterBox from '../FilterBox';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

/** What a tree is made of: its ids, and what is in it. */
interface Node<Own> {
  readonly id: string;
  readonly more?: readonly string[];
  readonly children: readonly Own[];
}

/** What a row is drawn from: a node, and the rows of those in it. */
export interface RowProps<Own> {
  readonly node: Own;
  readonly children?: ReactNode;
}

interface BranchProps<Own> {
  readonly nodes: readonly Own[];
  /** A `<details>` with the id of its node. */
  readonly Row: ComponentType<RowProps<Own>>;
}

function Branch<Own extends Node<Own>>({nodes, Row}: BranchProps<Own>): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <ul>
      {nodes.map((node) => {
        const {id, more = [], children} = node;
        for (const anchor of [id, ...more]) collectAnchor(anchor);
        return (
          <li key={id}>
            <Row node={node}>{children.length > 0 && <Branch nodes={children} Row={Row} />}</Row>
          </li>
        );
      })}
    </ul>
  );
}

interface Props<Own> extends BranchProps<Own> {
  /** Name for assistive technology. */
  readonly label: string;
  /** What the box filters by. */
  readonly filter: string;
  readonly className?: string;
}

/** Rows that open, in groups. A filter narrows them (src/behaviour/filters/tree.ts); without script every row can be opened. */
export default function Tree<Own extends Node<Own>>({label, filter, className = '', ...rows}: Props<Own>): ReactNode {
  return (
    <div data-wide data-filtered="tree">
      <PageStyle sheet={sheet} />
      <FilterBox label={filter}>
        <button type="button" data-unfold-tree aria-pressed="false">
          Expand groups
        </button>
      </FilterBox>
      <div className={`${sheet.locals.tree} ${className}`} role="group" aria-label={label}>
        <Branch {...rows} />
      </div>
    </div>
  );
}
