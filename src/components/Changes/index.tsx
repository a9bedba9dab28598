import {asHtml} from '../html';
import type {Change} from '../../contracts/changes';
import Table from '../Table';

const DATE = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium', timeZone: 'UTC'});
const HEADS = ['Date', 'Interface', 'Kind', {text: 'Change', prose: true}];
const KIND = {added: 'Added', changed: 'Changed', deprecated: 'Deprecated', fixed: 'Fixed'} as const;

function Day({date}: {readonly date: string}): React.ReactNode {
  return <time dateTime={date}>{DATE.format(new Date(date))}</time>;
}

/** What changed in the interfaces, newest first. */
export default function Changes({changes}: {readonly changes: readonly Change[]}): React.ReactNode {
  const rows = changes.map(({date, interfaceName, kind, textHtml, removal}) => [
    <Day date={date} />,
    interfaceName,
    KIND[kind],
    <>
      <span {...asHtml(textHtml)} />
      {removal && (
        <>
          {' '}
          Removed on <Day date={removal} />.
        </>
      )}
    </>,
  ]);
  return <Table label="Changes" heads={HEADS} rows={rows} />;
}
