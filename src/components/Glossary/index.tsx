import Link from '@docusaurus/Link';
import {asHtml} from '../html';
import type {glossaryEntries} from '../../sources/glossary';
import Fold from '../Fold';
import HashLink from '../HashLink';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

type Entries = ReturnType<typeof glossaryEntries>;

function GlossaryEntry({id, term, definitionHtml, page}: Entries[number]): React.ReactNode {
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
export default function Glossary({entries}: {readonly entries: Entries}): React.ReactNode {
  return (
    <Fold summary={`${entries.length} terms`}>
      <PageStyle sheet={sheet} />
      <dl>
        {entries.map((entry) => (
          <GlossaryEntry key={entry.id} {...entry} />
        ))}
      </dl>
    </Fold>
  );
}
