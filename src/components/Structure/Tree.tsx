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

interface Place {
  readonly label?: string;
  readonly depth?: number;
}

function Branch<Own extends Node<Own>>({nodes, Row, label, depth = 0}: BranchProps<Own> & Place): React.ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const style: Record<string, number> = {'--depth': depth};
  return (
    <ul aria-label={label} style={style}>
      {nodes.map((node) => {
        const {id, more = [], children} = node;
        for (const anchor of [id, ...more]) collectAnchor(anchor);
        return (
          <li key={id} data-find="">
            <Row node={node}>{children.length > 0 && <Branch nodes={children} Row={Row} depth={depth + 1} />}</Row>
          </li>
        );
      })}
    </ul>
  );
}

interface Props<Own> extends BranchProps<Own>, Pick<React.ComponentProps<typeof FilterBox>, 'what' | 'by'> {
  readonly label: string;
  /** What the columns of the rows are, in their order, behind that of the cardinality. */
  readonly heads: readonly string[];
  readonly className?: string;
}

/**
 * Rows that open, in groups, below a filter. They are a list, which the script makes a tree when the focus is in it
 * (src/behaviour/tree); without script every row can be opened.
 */
export default function Tree<Own extends Node<Own>>({
  label,
  what,
  by,
  heads,
  className = '',
  ...rows
}: Props<Own>): React.ReactNode {
  return (
    <div data-filtered>
      <PageStyle sheet={sheet} />
      <FilterBox what={what} by={by} folds="groups" />
      <div className={`${sheet.locals.tree} ${className}`} data-tree>
        <header>
          <span>Cardinality</span>
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </header>
        <Branch {...rows} label={label} />
      </div>
    </div>
  );
}
