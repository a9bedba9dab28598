import type {identifiersOf} from '../../contracts/formats/identifiers';
import {CopiedIdentifier} from '../DocumentTypes/Identifier';
import Fold from '../Fold';
import sheet from './styles.pcss';
import SiteLink from '../SiteLink';

type Identified = Readonly<ReturnType<typeof identifiersOf>['messages'][number]>;

function List({name: message, identifiers}: Pick<Identified, 'name' | 'identifiers'>): React.ReactNode {
  return (
    <dl className={sheet.locals.identifiers}>
      {identifiers.map(({name, href, values}) => (
        <div key={`${name} ${href}`}>
          <dt>{href ? <SiteLink href={href}>{name}</SiteLink> : name}</dt>
          {values.map(({value, note}) => (
            <dd key={value}>
              <CopiedIdentifier value={value} what={name} which={`of ${message}`} />
              {note && <span className={sheet.locals.detail}>{note}</span>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly message: Identified;
  /** Whether its identifiers are behind its line. */
  readonly isFolded: boolean;
}

/** A message of a format: its name, who sends it, and its identifiers, each with a button that copies it. */
export default function Message({message: {name, direction, identifiers}, isFolded}: Props): React.ReactNode {
  const line = (
    <p className={sheet.locals.message}>
      <strong>{name}</strong> <span>{direction}</span>
    </p>
  );
  const list = <List name={name} identifiers={identifiers} />;
  return (
    <section aria-label={`Identifiers: ${name}`}>
      {isFolded ? (
        <Fold className={sheet.locals.more} summary={line}>
          {list}
        </Fold>
      ) : (
        <>
          {line}
          {list}
        </>
      )}
    </section>
  );
}
