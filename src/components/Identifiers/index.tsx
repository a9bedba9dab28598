import {asHtml} from '../html';
import type {identifiersOf} from '../../contracts/formats/identifiers';
import {CopiedIdentifier} from '../DocumentTypes/Identifier';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

type Panel = Readonly<ReturnType<typeof identifiersOf>>;

/** A fact of several lines, each with its details; nothing without lines. */
function Lines({name, lines}: {readonly name: string; readonly lines: Panel['rules']}): React.ReactNode {
  return (
    lines.length > 0 && (
      <div>
        <dt>{name}</dt>
        {lines.map(({html, detail}) => (
          <dd key={html}>
            <span {...asHtml(html)} />
            <span className={sheet.locals.detail} {...asHtml(detail)} />
          </dd>
        ))}
      </div>
    )
  );
}

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
        <Lines name="Rules" lines={rules} />
        <Lines name="Newer versions" lines={upcoming} />
      </dl>
      {messages.map(({name, direction, identifiers}) => (
        <section key={name} aria-label={`Identifiers: ${name}`}>
          <p className={sheet.locals.message}>
            <strong>{name}</strong> <span>{direction}</span>
          </p>
          <dl className={sheet.locals.identifiers}>
            {identifiers.map(({name: what, value, href, note}) => (
              <div key={value + what}>
                <dt>{href ? <a href={href}>{what}</a> : what}</dt>
                <dd>
                  <CopiedIdentifier value={value} what={what} which={`of ${name}`} />
                  {note && <span className={sheet.locals.detail}>{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
