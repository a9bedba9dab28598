import type {ReactNode} from 'react';
import type {ConversionRow} from '../../contracts/formats/overview';
import PageStyle from '../PageStyle';
import Table from '../Table';
import sheet from './styles.pcss';

interface Props {
  readonly targets: readonly {readonly id: string; readonly title: string}[];
  readonly rows: readonly ConversionRow[];
  /** What a reader must know of single conversions, as sentences. */
  readonly notes: readonly string[];
  /** Name for assistive technology. */
  readonly label: string;
}

/** What the bus converts: a row for each format, a column for each target. */
export default function Conversions({targets, rows, notes, label}: Props): ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        className={sheet.locals.matrix}
        label={label}
        heads={['From', ...targets.map(({title}) => `To ${title}`)]}
        rows={rows.map(({title, href, to}) => ({
          key: title,
          cells: [
            href ? <a href={href}>{title}</a> : title,
            ...targets.map(({id}) => (to.includes(id) ? <strong key={id}>Yes</strong> : 'No')),
          ],
        }))}
      />
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}
