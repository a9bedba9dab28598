import type {conversionMatrix} from '../../contracts/formats/overview';
import PageStyle from '../PageStyle';
import Table, {type Labelled} from '../Table';
import sheet from './styles.pcss';
import SiteLink from '../SiteLink';

type Props = Labelled<ReturnType<typeof conversionMatrix>>;

/** What the bus converts: a row for each format, a column for each target. */
export default function Conversions({targets, rows, notes, label}: Props): React.ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        className={sheet.locals.matrix}
        label={label}
        heads={[{text: 'From', width: '11rem'}, ...targets.map(({title}) => `To ${title}`)]}
        rows={rows.map(({title, href, to}) => [
          <SiteLink href={href}>{title}</SiteLink>,
          ...targets.map((target) => {
            if (to.includes(target.id)) return <strong key={target.id}>Yes</strong>;
            return target.title === title ? '–' : 'No';
          }),
        ])}
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
