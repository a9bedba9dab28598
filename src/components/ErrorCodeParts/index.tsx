import type {CodePart} from '../../contracts/platform/errors';
import Fold from '../Fold';
import Table from '../Table';

interface Props {
  readonly of: keyof typeof TABLES;
  readonly entries: readonly CodePart[];
}

const TABLES = {
  parts: {label: 'Operation codes', heads: ['Operation code', 'Part of the platform']},
  series: {
    label: 'Error series',
    heads: ['Error series', 'Type', {text: 'Meaning', prose: true}, {text: 'What to do', prose: true}],
  },
};

/** What the operation codes, which are many and folded, or the error series in error codes of the platform mean. */
export default function ErrorCodeParts({of, entries}: Props): React.ReactNode {
  const rows = entries.map(({key, name, meaningHtml = '', doHtml = ''}) => [
    <code>{key}</code>,
    name,
    ...(of === 'series' ? [{html: meaningHtml}, {html: doHtml}] : []),
  ]);
  const table = <Table {...TABLES[of]} rows={rows} />;
  return of === 'parts' ? <Fold summary={`${rows.length} operation codes`}>{table}</Fold> : table;
}
