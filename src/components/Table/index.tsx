import type {ComponentProps, HTMLAttributes, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {contentOf, needsRoom, textOf, type Cell} from './text';

/** The head of a column: its text, and what is drawn for it where that is more. */
interface Head {
  readonly text: string;
  readonly content?: ReactNode;
  /** Holds sentences, so it needs room. */
  readonly prose?: boolean;
  /** Width of the column. The columns of such a table are as wide as their heads say, whatever is in them. */
  readonly width?: string;
}

/** A row: the first cell is its heading; other props go to its element. Other pages can link to its id. */
export interface Row extends HTMLAttributes<HTMLTableRowElement> {
  readonly key: string;
  readonly cells: readonly Cell[];
  readonly 'data-find'?: string;
  readonly 'data-find-group'?: '';
}

/** Props of a component with a table, and the table's name for assistive technology. */
export type Labelled<Props> = Readonly<Props> & {readonly label: string};

type Props = Omit<ComponentProps<'table'>, 'children'> &
  Labelled<{
    /** A column with the head `false` is left out. */
    heads: readonly (string | Head | false)[];
    rows: readonly Row[];
  }>;

/** Two columns fit a phone side by side; of more, each row becomes a block there (tables.css). */
const SIDE_BY_SIDE = 2;

const headOf = (head: string | Head): Head => (typeof head === 'string' ? {text: head} : head);

/** A table. On a phone, one of three columns or more is a list of blocks; the roles keep it a table for browsers that go by the style. */
export default function Table({label, heads, rows: all, ...table}: Props): ReactNode {
  const columns = heads.flatMap((head) => (head === false ? [] : [headOf(head)]));
  const names = columns.map(({text}) => text);
  const rows = all.map(({cells, ...row}) => ({...row, cells: cells.filter((_, column) => heads[column] !== false)}));
  const stacks = columns.length > SIDE_BY_SIDE;
  const texts = rows.map(({cells}) => cells.map(textOf));
  const role = (name: string): string | undefined => (stacks ? name : undefined);
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of rows) if (id) collectAnchor(id);
  return (
    <table
      role={role('table')}
      aria-label={label}
      data-wide={needsRoom(names, texts) ? '' : undefined}
      data-fixed={columns.some(({width}) => width) ? '' : undefined}
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
        {rows.map(({key, cells: [heading, ...cells], ...row}) => (
          <tr key={key} role={role('row')} {...row}>
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
