import type {FormatRow} from '../../contracts/formats/overview';
import {codes} from '../joined';
import Table, {type Labelled} from '../Table';
import SiteLink from '../SiteLink';

/** Document formats, each with its page. */
export default function Formats({formats, label}: Labelled<{formats: readonly FormatRow[]}>): React.ReactNode {
  return (
    <Table
      label={label}
      heads={['Format', 'Syntax', 'Version', 'Root elements', {text: 'Use it for', prose: true}]}
      rows={formats.map(({title, href, syntax, version, documents, use}) => [
        <SiteLink href={href}>{title}</SiteLink>,
        syntax,
        version,
        codes(documents),
        use,
      ])}
    />
  );
}
