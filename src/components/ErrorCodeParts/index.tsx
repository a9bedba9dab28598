import type {ReactNode} from 'react';
import type {CodePart} from '../../contracts/platform/errors';
import Table from '../Table';

interface Props {
  readonly of: keyof typeof TABLES;
  /** Each with the number of codes that have it. */
  readonly entries: readonly (CodePart & {readonly count: number})[];
}

const TABLES = {
  parts: {label: 'Parts of the platform in error codes', heads: ['Letters', 'Part of the platform', 'Codes']},
  series: {
    label: 'Series of error codes',
    heads: ['Series', 'Type', {text: 'Meaning', prose: true}, {text: 'What to do', prose: true}],
  },
};

/** What the letters or the series in an error code of the platform mean. */
export default function ErrorCodeParts({of, entries}: Props): ReactNode {
  const rows = entries.map(({key, name, count, meaningHtml = '', doHtml = ''}) => ({
    key,
    cells: [
      <code key="key">{key}</code>,
      name,
      ...(of === 'parts' ? [count > 0 ? String(count) : 'None documented'] : [{html: meaningHtml}, {html: doHtml}]),
    ],
  }));
  return <Table {...TABLES[of]} rows={rows} />;
}
