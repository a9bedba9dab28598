import {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {CheckRule} from '../../contracts/codeLists/schemes';
import sheet from '../CodeList/styles.pcss';
import Table from '../Table';

const {locals: styles} = sheet;

/** How check digits are calculated, and which schemes have them. */
export default function CheckDigits({rules}: {readonly rules: readonly CheckRule[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of rules) collectAnchor(`check-${id}`);
  return (
    <Table
      data-codes
      label="Check digits"
      heads={['Rule', {text: 'Calculation', prose: true}, 'Schemes']}
      className={styles.codes}
      rows={rules.map(({id, title, howHtml, schemes}) => ({
        key: id,
        id: `check-${id}`,
        cells: [
          title,
          {html: howHtml},
          schemes.map(({code, anchor, text}, index) => (
            <Fragment key={code}>
              {index > 0 && ', '}
              <a href={`#${anchor}`}>
                <code>{code}</code>
              </a>{' '}
              ({text})
            </Fragment>
          )),
        ],
      }))}
    />
  );
}
