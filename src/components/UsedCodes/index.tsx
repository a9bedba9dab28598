import {Fragment} from 'react';
import type {UsedList} from '../../contracts/structure/usedCodes';
import CodeLink from '../CodeLink';
import {joined} from '../joined';
import References from '../References';
import Table, {type Labelled} from '../Table';

/** The code lists that a format uses, each with its elements and their terms. */
export default function UsedCodes({label, lists}: Labelled<{lists: readonly UsedList[]}>): React.ReactNode {
  return (
    <Table
      label={label}
      heads={['Code list', 'Elements']}
      rows={lists.map(({list, elements}) => [
        <References of={[list]} />,
        joined(
          elements.map(({text, href, terms, count}) => (
            <Fragment key={text}>
              <CodeLink to={href ?? ''}>{text}</CodeLink>
              {terms.length > 0 && ` (${terms.join(', ')})`}
              {count && ` of ${count} elements`}
            </Fragment>
          )),
        ),
      ])}
    />
  );
}
