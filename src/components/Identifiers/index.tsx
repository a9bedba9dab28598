import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {identifiersOf} from '../../contracts/formats/identifiers';
import {CopiedIdentifier} from '../DocumentTypes/Identifier';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

/** What a format is, and the identifiers of its messages, each with a button that copies it. */
export default function Identifiers({facts, messages}: Readonly<ReturnType<typeof identifiersOf>>): ReactNode {
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
      </dl>
      {messages.map(({name, direction, identifiers}) => (
        <section key={name} aria-label={`Identifiers: ${name}`}>
          <p className={sheet.locals.message}>
            <strong>{name}</strong> <span>{direction}</span>
          </p>
          <dl className={sheet.locals.identifiers}>
            {identifiers.map(({name: what, value, href, unlisted}) => (
              <div key={value + what}>
                <dt>{href ? <a href={href}>{what}</a> : what}</dt>
                <dd>
                  <CopiedIdentifier value={value} what={what} which={`of ${name}`} />
                  {unlisted && <span className={sheet.locals.unlisted}>Not on the Peppol list</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
