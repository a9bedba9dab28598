import type {ComponentProps, HTMLAttributes, ReactNode} from 'react';
import {asHtml} from '../html';
import {isHtml, needsRoom, textOf, type Cell} from './text';

/** The head of a column: its text, and what is drawn for it where that is more. */
export interface Head {
  readonly text: string;
  readonly content?: ReactNode;
  /** Holds sentences, so it needs room. */
  readonly prose?: boolean;
}

/** A row: the first cell is its heading; other props go to its element. */
export interface Row extends HTMLAttributes<HTMLTableRowElement> {
  readonly key: string;
  readonly cells: readonly Cell[];
  readonly 'data-find'?: string;
  readonly 'data-find-group'?: '';
}

interface Props extends Omit<ComponentProps<'table'>, 'children'> {
  /** Name for assistive technology. */
  readonly label: string;
  readonly heads: readonly (string | Head)[];
  readonly rows: readonly Row[];
}

/** Two columns fit a phone side by side; of more, each row becomes a block there (prose.css). */
const SIDE_BY_SIDE = 2;

const contentOf = (cell: Cell): HTMLAttributes<Element> => (isHtml(cell) ? asHtml(cell.html) : {children: cell});

/**
 * A table, by its heads and rows. On a phone a table of three columns or more is a list of blocks: the first cell is the heading of its block,
 * the others stand behind the heads of their columns. The roles keep it a table for browsers that take the meaning from the look.
 */
export default function Table({label, heads, rows, ...table}: Props): ReactNode {
  const columns = heads.map((head): Head => (typeof head === 'string' ? {text: head} : head));
  const names = columns.map(({text}) => text);
  const stacks = columns.length > SIDE_BY_SIDE;
  const wide = needsRoom(
    names,
    rows.map(({cells}) => cells.map(textOf)),
  );
  const role = (name: string): string | undefined => (stacks ? name : undefined);
  return (
    <table role={role('table')} aria-label={label} data-wide={wide ? '' : undefined} {...table}>
      <thead>
        <tr role={role('row')}>
          {columns.map(({text, content = text, prose}) => (
            <th key={text} role={role('columnheader')} data-prose={prose ? '' : undefined}>
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
