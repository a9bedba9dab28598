import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {codeColumns, contentOf, needsRoom, textOf, type Cell} from './text';

/** The head of a column: its text, and what is drawn for it where that is more. */
interface Head {
  readonly text: string;
  readonly content?: React.ReactNode;
  /** Holds sentences, so it needs room. */
  readonly prose?: boolean;
  /** Width of the column. The columns of such a table are as wide as their heads say, whatever is in them. */
  readonly width?: string;
}

/** A row: the first cell is its heading; other props go to its element. Other pages can link to its id. */
interface Row extends React.HTMLAttributes<HTMLTableRowElement> {
  readonly cells: readonly Cell[];
  /** Rows have their number as key. */
  readonly key?: never;
  readonly 'data-find'?: string;
}

/** Props of a component with a table, and the table's name for assistive technology. */
export type Labelled<Props> = Readonly<Props> & {readonly label: string};

type Props = Omit<React.ComponentProps<'table'>, 'children'> &
  Labelled<{
    /** A column with the head `false` is left out. */
    heads: readonly (string | Head | false)[];
    /** A row without other props is its cells. */
    rows: readonly (readonly Cell[] | Row)[];
    /** The second column names what the first has the key of: on a phone the two are one line. */
    named?: boolean;
  }>;

/** Two columns fit a phone side by side; of more, each row becomes a block there (tables.css). */
const SIDE_BY_SIDE = 2;

const headOf = (head: string | Head): Head => (typeof head === 'string' ? {text: head} : head);

/** A table. On a phone, one of three columns or more is a list of blocks; the roles keep it a table for browsers that go by the style. */
export default function Table({label, heads, rows: all, named = false, ...table}: Props): React.ReactNode {
  const columns = heads.flatMap((head) => (head === false ? [] : [headOf(head)]));
  const names = columns.map(({text}) => text);
  const rows = all.map((row) => {
    const {cells, ...props} = 'cells' in row ? row : {cells: row};
    return {props, cells: cells.filter((_, column) => heads[column] !== false)};
  });
  const stacks = columns.length > SIDE_BY_SIDE;
  const texts = rows.map(({cells}) => cells.map(textOf));
  const role = (name: string): string | undefined => (stacks ? name : undefined);
  const fixed = columns.some(({width}) => width);
  const codes = fixed
    ? []
    : codeColumns(
        rows.map(({cells}) => cells),
        columns.length,
      );
  const {collectAnchor} = useBrokenLinks();
  for (const {props} of rows) if (props.id) collectAnchor(props.id);
  return (
    <table
      role={role('table')}
      aria-label={label}
      data-wide={needsRoom(names, texts) ? '' : undefined}
      data-fixed={fixed ? '' : undefined}
      data-narrow={codes.join(' ') || undefined}
      data-named={named ? '' : undefined}
      {...table}
    >
      <thead>
        <tr role={role('row')}>
          {columns.map(({text, content = text, prose, width}) => (
            <th
              key={text}
              role={role('columnheader')}
              data-prose={prose ? '' : undefined}
              style={width ? {width} : undefined}
            >
              {content}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({cells: [heading, ...cells], props}, number) => (
          <tr key={number} role={role('row')} {...props}>
            <th scope="row" role={role('rowheader')} {...contentOf(heading)} />
            {cells.map((cell, index) => (
              <td
                key={index}
                role={role('cell')}
                data-label={stacks ? names[index + 1] : undefined}
                {...contentOf(cell)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
