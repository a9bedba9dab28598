import type {FormatRow} from '../../contracts/formats/overview';
import {breakableName, joinedNames} from '../joined';
import Table, {type Labelled} from '../Table';
import SiteLink from '../SiteLink';

/** The tables of all families have the same columns. */
const HEADS = [
  {text: 'Format', width: '20%'},
  {text: 'Use it for', prose: true},
  {text: 'Syntax', width: '15%'},
  {text: 'Version', width: '15%'},
  {text: 'Root elements', width: '18%'},
];

/** Document formats, each with its page. */
export default function Formats({formats, label}: Labelled<{formats: readonly FormatRow[]}>): React.ReactNode {
  return (
    <Table
      label={label}
      heads={HEADS}
      rows={formats.map(({title, href, syntax, version, documents, use}) => [
        <SiteLink href={href}>{title}</SiteLink>,
        use,
        syntax,
        version,
        joinedNames(documents.map((name) => <code>{breakableName(name)}</code>)),
      ])}
    />
  );
}
