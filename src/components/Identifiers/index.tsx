import {asHtml} from '../html';
import type {identifiersOf} from '../../contracts/formats/identifiers';
import {CopiedIdentifier} from '../DocumentTypes/Identifier';
import Fold from '../Fold';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

type Panel = Readonly<ReturnType<typeof identifiersOf>>;

/** What a format is, and the identifiers of its messages, each with a button that copies it. */
export default function Identifiers({facts, rules, upcoming, messages}: Panel): React.ReactNode {
  return (
    <div className={sheet.locals.panel} data-wide>
      <PageStyle sheet={sheet} />
      <dl>
        {facts.map(({name, html}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...asHtml(html)} />
          </div>
        ))}
        {rules.length > 0 && (
          <div>
            <dt>Rules</dt>
            {rules.map(({html, detail}) => (
              <dd key={html}>
                <span {...asHtml(html)} />
                <span className={sheet.locals.detail} {...asHtml(detail)} />
              </dd>
            ))}
          </div>
        )}
      </dl>
      {upcoming.length > 0 && (
        <Fold
          className={sheet.locals.upcoming}
          summary={`Newer versions: ${upcoming.length} announced ${upcoming.length === 1 ? 'change' : 'changes'}`}
        >
          <ul>
            {upcoming.map(({html, detail}) => (
              <li key={html}>
                <span {...asHtml(html)} />
                <span className={sheet.locals.detail} {...asHtml(detail)} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {messages.map(({name, direction, identifiers}) => (
        <section key={name} aria-label={`Identifiers: ${name}`}>
          <p className={sheet.locals.message}>
            <strong>{name}</strong> <span>{direction}</span>
          </p>
          <dl className={sheet.locals.identifiers}>
            {identifiers.map(({name: what, href, values}) => (
              <div key={`${what} ${href}`}>
                <dt>{href ? <a href={href}>{what}</a> : what}</dt>
                {values.map(({value, note}) => (
                  <dd key={value}>
                    <CopiedIdentifier value={value} what={what} which={`of ${name}`} />
                    {note && <span className={sheet.locals.detail}>{note}</span>}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
