import useBrokenLinks from '@docusaurus/useBrokenLinks';
import FilterBox from '../FilterBox';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

interface Node<Own> {
  readonly id: string;
  readonly more?: readonly string[];
  readonly children: readonly Own[];
}

/** What a row is drawn from: a node, and the rows of those in it. */
export interface RowProps<Own> {
  readonly node: Own;
  readonly children?: React.ReactNode;
}

interface BranchProps<Own> {
  readonly nodes: readonly Own[];
  /** A `<details>` with the id of its node. */
  readonly Row: React.ComponentType<RowProps<Own>>;
}

function Branch<Own extends Node<Own>>({nodes, Row}: BranchProps<Own>): React.ReactNode {
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
  readonly label: string;
  readonly filter: string;
  readonly className?: string;
}

/** Rows that open, in groups. A filter narrows them (src/behaviour/filters/tree.ts); without script every row can be opened. */
export default function Tree<Own extends Node<Own>>({
  label,
  filter,
  className = '',
  ...rows
}: Props<Own>): React.ReactNode {
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
