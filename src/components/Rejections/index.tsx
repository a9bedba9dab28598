import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {RejectionView} from '../../contracts/formats/rejectionViews';
import CodeBlock from '../CodeBlock';
import PageStyle from '../PageStyle';
import Table from '../Table';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

interface Props {
  readonly rejections: readonly RejectionView[];
  /** Name of the index for assistive technology. */
  readonly label: string;
}

const SEVERITY = {fatal: 'Fatal', warning: 'Warning'} as const;

function Facts({
  rejection: {meaningHtml, causeHtml, fixHtml, also, file},
}: {
  readonly rejection: RejectionView;
}): ReactNode {
  return (
    <>
      <p {...asHtml(meaningHtml)} />
      {causeHtml && (
        <p>
          <strong>Usual cause:</strong> <span {...asHtml(causeHtml)} />
        </p>
      )}
      <p>
        <strong>Fix:</strong> <span {...asHtml(fixHtml)} />
      </p>
      <p className={styles.more} data-search="no">
        <a href={`/documents/examples/${file}`}>Document that fails</a> with exactly this rule
        {also.length > 0 && ` and ${also.join(', ')}`}.
      </p>
    </>
  );
}

function Entry({rejection}: {readonly rejection: RejectionView}): ReactNode {
  const {anchor, rule, title, severity, bad, good} = rejection;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section className={styles.entry} data-wide id={anchor} aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`} className={styles.title}>
        <code>{rule}</code> {severity && <span className="badge">{SEVERITY[severity]}</span>}{' '}
        <span className={styles.name}>{title}</span>
        <a className="hash-link" href={`#${anchor}`} aria-label={`Direct link to ${rule}`} />
      </h3>
      <div data-beside>
        <div>
          <Facts rejection={rejection} />
        </div>
        <div className={styles.pair}>
          <CodeBlock
            code={bad}
            title={severity === 'warning' ? 'Causes a warning' : 'Rejected'}
            label={`Fails ${rule}`}
          />
          <CodeBlock code={good} title="Accepted" label={`Passes ${rule}`} />
        </div>
      </div>
    </section>
  );
}

/** Rules that integrators break: an index, then each rule with its meaning, a bad and a good excerpt, and the fix. */
export default function Rejections({rejections, label}: Props): ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        className={styles.index}
        label={label}
        heads={['Rule', 'About']}
        rows={rejections.map(({anchor, shortRule, title}) => ({
          key: anchor,
          cells: [
            <a key="rule" href={`#${anchor}`}>
              <code>{shortRule}</code>
            </a>,
            title,
          ],
        }))}
      />
      {rejections.map((rejection) => (
        <Entry key={rejection.anchor} rejection={rejection} />
      ))}
    </>
  );
}
