import type {ReactNode} from 'react';
import type {FormatRow} from '../../contracts/formats/overview';
import {joined} from '../joined';
import Table, {type Labelled} from '../Table';

/** Document formats, each with its page. */
export default function Formats({formats, label}: Labelled<{formats: readonly FormatRow[]}>): ReactNode {
  return (
    <Table
      label={label}
      heads={['Format', 'Syntax', 'Version', 'Root elements', {text: 'Use it for', prose: true}]}
      rows={formats.map(({id, title, href, syntax, version, documents, use}) => ({
        key: id,
        cells: [
          <a href={href}>{title}</a>,
          syntax,
          version,
          joined(documents.map((root) => <code key={root}>{root}</code>)),
          use,
        ],
      }))}
    />
  );
}
