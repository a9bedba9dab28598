import type {TermChange} from '../../contracts/structure/conversion';
import CodeLink from '../CodeLink';
import {joined} from '../joined';
import Table, {type Labelled} from '../Table';

interface Row extends TermChange {
  readonly href?: string;
  readonly name: string;
  /** Titles of the formats from which it applies; empty for all. */
  readonly from: readonly string[];
}

const MEANING = {lost: 'No element. The value is lost.', single: 'Only one value', mandatory: 'Always mandatory'};

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
      rows={rows.map(({id, kind, href, name, whenHtml, from}) => [
        <CodeLink to={href}>{id}</CodeLink>,
        name,
        whenHtml ? {html: `Mandatory ${whenHtml.replace(/^I(?=[fn] )/, 'i')}`} : MEANING[kind],
        from.length > 0 ? joined(from) : 'All',
      ])}
    />
  );
}
