import type {FormatRow} from '../../contracts/formats/overview';
import {codes} from '../joined';
import Table, {type Labelled} from '../Table';

/** Document formats, each with its page. */
export default function Formats({formats, label}: Labelled<{formats: readonly FormatRow[]}>): React.ReactNode {
  return (
    <Table
      label={label}
      heads={['Format', 'Syntax', 'Version', 'Root elements', {text: 'Use it for', prose: true}]}
      rows={formats.map(({title, href, syntax, version, documents, use}) => [
        <a href={href}>{title}</a>,
        syntax,
        version,
        codes(documents),
        use,
      ])}
    />
  );
}
