import Link from '@docusaurus/Link';
import {codeListPage} from '../../addresses/codeLists';
import type {CodeList} from '../../contracts/codeLists/list';
import Table, {type Labelled} from '../Table';

type Listed = Pick<CodeList, 'name' | 'title' | 'prefix' | 'purposeHtml' | 'elementHtml' | 'count'>;

/** Code lists, each with its page. A code in the address leads on to the page of its list, which the beginning of its anchor names. */
export default function CodeListIndex({label, lists}: Labelled<{lists: readonly Listed[]}>): React.ReactNode {
  return (
    <Table
      data-leads-on
      label={label}
      heads={[
        {text: 'Code list', width: '13rem'},
        {text: 'What the codes indicate', prose: true, width: '32%'},
        {text: 'Codes', width: '4.5rem'},
        'Element',
      ]}
      rows={lists.map(({name, title, prefix, purposeHtml, elementHtml, count}) => ({
        id: name,
        'data-find': '',
        cells: [
          <Link to={codeListPage(name)} data-prefix={`${prefix}-`}>
            {title}
          </Link>,
          {html: purposeHtml},
          count.toLocaleString('en'),
          {html: elementHtml},
        ],
      }))}
    />
  );
}
