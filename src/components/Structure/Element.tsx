import {Fragment} from 'react';
import {asHtml} from '../html';
import type {ElementView, TermView} from '../../contracts/structure/view';
import {Pairs} from '../Facts';
import {breakableName} from '../joined';
import {ElementFacts, Path, TermFacts} from './Facts';
import type {RowProps} from './Tree';
import SiteLink from '../SiteLink';

const TermLink = ({term: {id, name, href}}: {readonly term: TermView}): React.ReactNode => (
  <p>
    <SiteLink href={href}>{`${id}: ${name}`}</SiteLink>
  </p>
);

/** One of several terms that an element has. */
const Term = ({term}: {readonly term: TermView}): React.ReactNode => (
  <section>
    <TermLink term={term} />
    <dl>
      <Pairs of={{Where: term.where}} />
      <TermFacts {...term} />
    </dl>
  </section>
);

/** A name that is longer may be wider than its column on a phone. */
const LONG_NAME = 24;

type Props = RowProps<ElementView>;

/** An element: a row with what identifies it, which opens to its details and the elements in it. */
export default function Element({node: element, children}: Props): React.ReactNode {
  const {id, more, name, cardinality, label, numbers, marks, type, descriptionHtml, path, terms, creditNote} = element;
  const [only, ...others] = terms;
  const single = only && others.length === 0 ? only : undefined;
  return (
    <details id={id} data-group={children ? '' : undefined}>
      <summary>
        {more.map((anchor) => (
          <i key={anchor} id={anchor} />
        ))}
        <code>{name.length > LONG_NAME ? breakableName(name) : name}</code> <b>{cardinality}</b>{' '}
        <span>
          {numbers.length > 0 && <em>{numbers.join(', ')}</em>} {label}
          {marks.map((mark) => (
            <Fragment key={mark}>
              {' '}
              <span className="badge">{mark}</span>
            </Fragment>
          ))}
        </span>{' '}
        <small>{type}</small>
      </summary>
      <div>
        {descriptionHtml && <p {...asHtml(descriptionHtml)} />}
        {single && <TermLink term={single} />}
        <dl>
          <Path name="Path" path={path} where={single?.where} />
          {creditNote && <Path name="Credit note" path={creditNote} />}
          <ElementFacts {...element} />
          {single && <TermFacts {...single} />}
        </dl>
        {!single && terms.map((term) => <Term key={term.id} term={term} />)}
      </div>
      {children}
    </details>
  );
}
