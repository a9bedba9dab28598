import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {GlossaryEntry} from '../../content/glossary';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

function Entry({entry: {id, term, definitionHtml, page}}: {readonly entry: GlossaryEntry}): ReactNode {
  const anchor = `term-${id}`;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor} className={styles.entry}>
      <dt>
        {term}
        <a className="hash-link" href={`#${anchor}`} aria-label={`Direct link to ${term}`} />
      </dt>
      <dd>
        <span {...asHtml(definitionHtml)} />
        {page && (
          <>
            {' See '}
            <Link to={page.href}>{page.title}</Link>.
          </>
        )}
      </dd>
    </div>
  );
}

/** The glossary: every term with its definition and the page that says more. */
export default function Glossary({entries}: {readonly entries: readonly GlossaryEntry[]}): ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <dl>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </dl>
    </>
  );
}
