import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {FormatFact, Identifier as IdentifierModel, MessageIdentifiers} from '../../contracts/formats/identifiers';
import IdentifierText from '../DocumentTypes/Identifier';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

interface Props {
  readonly facts: readonly FormatFact[];
  readonly messages: readonly MessageIdentifiers[];
}

function Row({
  identifier: {name, value, href, unlisted},
  of,
}: {
  readonly identifier: IdentifierModel;
  readonly of: string;
}): ReactNode {
  return (
    <div>
      <dt>{href ? <a href={href}>{name}</a> : name}</dt>
      <dd>
        <IdentifierText value={value} />
        <button
          type="button"
          data-copy={value}
          data-icon="copy"
          title={`Copy ${name}`}
          aria-label={`Copy ${name} of ${of}`}
        />
        {unlisted && <span className={styles.unlisted}>Not on the Peppol list</span>}
      </dd>
    </div>
  );
}

/** What a format is, and the identifiers of its messages, each with a button that copies it. */
export default function Identifiers({facts, messages}: Props): ReactNode {
  return (
    <div className={styles.panel} data-wide>
      <PageStyle sheet={sheet} />
      <dl className={styles.facts}>
        {facts.map(({name, html}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...asHtml(html)} />
          </div>
        ))}
      </dl>
      {messages.map(({name, direction, identifiers}) => (
        <section key={name} aria-label={`Identifiers: ${name}`}>
          <p className={styles.message}>
            <strong>{name}</strong> <span>{direction}</span>
          </p>
          <dl className={styles.identifiers}>
            {identifiers.map((identifier) => (
              <Row key={identifier.value + identifier.name} identifier={identifier} of={name} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
