import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {CodeList as ListModel} from '../../contracts/codeLists/list';
import Codes from './Codes';
import Downloads from './Downloads';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

const count = new Intl.NumberFormat('en');

/** A code list: what it is for, where it is used, its codes, and its files. The codes that are less common are folded. Its page has a CodeFilter. */
export default function CodeList({list}: {readonly list: ListModel}): ReactNode {
  const {name, title, aboutHtml, facts, common, others} = list;
  const {collectAnchor} = useBrokenLinks();
  for (const {anchor} of [...common, ...others]) collectAnchor(anchor);
  return (
    <div data-tables>
      <p className={styles.about} {...asHtml(aboutHtml)} />
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name} data-codes={fact.name === 'Element' ? undefined : ''}>
            <dt>{fact.name}</dt>
            <dd {...asHtml(fact.html)} />
          </div>
        ))}
        <div data-codes>
          <dt>Download</dt>
          <dd>
            <Downloads name={name} title={title} />
          </dd>
        </div>
      </dl>
      <Codes label={title} rows={common} all={[...common, ...others]} />
      {others.length > 0 && (
        <details data-fold-found className={styles.others}>
          <summary>
            {title}: {count.format(others.length)} more
          </summary>
          <Codes label={`${title}: more`} rows={others} all={others} compact />
        </details>
      )}
    </div>
  );
}
