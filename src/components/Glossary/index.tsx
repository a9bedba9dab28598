import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {asHtml} from '../html';
import type {Term} from '../../contracts/glossary';
import type {PageLink} from '../../contracts/model';
import Fold from '../Fold';
import HashLink from '../HashLink';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

interface Entry extends Pick<Term, 'id' | 'term' | 'definitionHtml'> {
  /** The page that says more. */
  readonly page?: PageLink;
}

function GlossaryEntry({entry: {id, term, definitionHtml, page}}: {readonly entry: Entry}): ReactNode {
  const anchor = `term-${id}`;
  return (
    <div id={anchor} className={sheet.locals.entry}>
      <dt>
        {term}
        <HashLink id={anchor} name={term} />
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

/** The glossary, folded: every term with its definition and the page that says more. */
export default function Glossary({entries}: {readonly entries: readonly Entry[]}): ReactNode {
  return (
    <Fold summary={`${entries.length} terms`}>
      <PageStyle sheet={sheet} />
      <dl>
        {entries.map((entry) => (
          <GlossaryEntry key={entry.id} entry={entry} />
        ))}
      </dl>
    </Fold>
  );
}
