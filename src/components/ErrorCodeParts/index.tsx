import type {ReactNode} from 'react';
import type {CodePart} from '../../contracts/platform/errors';
import Table from '../Table';

interface Props {
  readonly of: 'parts' | 'series';
  /** Each with the number of codes that have it. */
  readonly entries: readonly (CodePart & {readonly count: number})[];
}

/** What the letters or the series in an error code of the platform mean. */
export default function ErrorCodeParts({of, entries}: Props): ReactNode {
  if (of === 'parts') {
    return (
      <Table
        label="Parts of the platform in error codes"
        heads={['Letters', 'Part of the platform', 'Codes']}
        rows={entries.map(({key, name, count}) => ({
          key,
          cells: [<code key="key">{key}</code>, name, count > 0 ? String(count) : 'None documented'],
        }))}
      />
    );
  }
  return (
    <Table
      label="Series of error codes"
      heads={['Series', 'Type', {text: 'Meaning', prose: true}, {text: 'What to do', prose: true}]}
      rows={entries.map(({key, name, meaningHtml = '', doHtml = ''}) => ({
        key,
        cells: [<code key="key">{key}</code>, name, {html: meaningHtml}, {html: doHtml}],
      }))}
    />
  );
}
