import {Fragment} from 'react';
import type {CheckRule} from '../../contracts/codeLists/schemes';
import CodeLink from '../CodeLink';
import {joined} from '../joined';
import Table from '../Table';

/** How check digits are calculated, and which schemes have them. */
export default function CheckDigits({rules}: {readonly rules: readonly CheckRule[]}): React.ReactNode {
  return (
    <Table
      data-codes
      label="Check digits"
      heads={['Rule', {text: 'Calculation', prose: true}, 'Schemes']}
      rows={rules.map(({id, title, howHtml, schemes}) => ({
        id: `check-${id}`,
        cells: [
          title,
          {html: howHtml},
          joined(
            schemes.map(({code, anchor, text}) => (
              <Fragment key={code}>
                <CodeLink to={`#${anchor}`}>{code}</CodeLink> ({text})
              </Fragment>
            )),
          ),
        ],
      }))}
    />
  );
}
