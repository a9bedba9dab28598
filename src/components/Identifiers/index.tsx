import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {Identifier, MessageIdentifiers} from '../../contracts/formats/identifiers';
import type {Fact} from '../../contracts/markdown';
import {CopiedIdentifier} from '../DocumentTypes/Identifier';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

interface Props {
  readonly facts: readonly Fact[];
  readonly messages: readonly MessageIdentifiers[];
}

interface RowProps {
  readonly identifier: Identifier;
  readonly of: string;
}

function Row({identifier: {name, value, href, unlisted}, of}: RowProps): ReactNode {
  return (
    <div>
      <dt>{href ? <a href={href}>{name}</a> : name}</dt>
      <dd>
        <CopiedIdentifier value={value} what={name} which={`of ${of}`} />
        {unlisted && <span className={sheet.locals.unlisted}>Not on the Peppol list</span>}
      </dd>
    </div>
  );
}

/** What a format is, and the identifiers of its messages, each with a button that copies it. */
export default function Identifiers({facts, messages}: Props): ReactNode {
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
            {identifiers.map((identifier) => (
              <Row key={identifier.value + identifier.name} identifier={identifier} of={name} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
