import type {TermChange} from '../../contracts/structure/conversion';
import CodeLink from '../CodeLink';
import {joined} from '../joined';
import Table, {type Labelled} from '../Table';

interface Row extends TermChange {
  readonly href?: string;
  readonly name: string;
  /** The term at whose start a conversion writes this one, where the target has no element for it. */
  readonly before?: string;
  /** Titles of the formats from which it applies; empty for all. */
  readonly from: readonly string[];
}

/** What becomes of a term that the target has no element for. */
const lostText = (before: string | undefined): string =>
  before ? `No element. The bus writes the value at the start of ${before}.` : 'No element. The value is lost.';

const MEANING = {single: 'Only one value', mandatory: 'Always mandatory'};

/** What a conversion to a format means for business terms: what has no place in it, and what it requires in addition. */
export default function ConversionTerms({rows, label}: Labelled<{rows: readonly Row[]}>): React.ReactNode {
  const heads = [
    {text: 'Term', width: '4.25rem'},
    {text: 'Name', width: '24%'},
    {text: 'In the target format', prose: true},
    {text: 'Converted from', width: '30%'},
  ];
  return (
    <Table
      named
      label={label}
      heads={heads}
      rows={rows.map(({id, kind, href, name, whenHtml, before, from}) => [
        <CodeLink to={href}>{id}</CodeLink>,
        name,
        whenHtml
          ? {html: `Mandatory ${whenHtml.replace(/^I(?=[fn] )/, 'i')}`}
          : kind === 'lost'
            ? lostText(before)
            : MEANING[kind],
        from.length > 0 ? joined(from) : 'All',
      ])}
    />
  );
}
