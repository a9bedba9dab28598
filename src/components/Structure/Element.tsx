import {Fragment, type ReactNode} from 'react';
import {asHtml} from '../html';
import type {ElementView, TermView} from '../../contracts/structure/view';
import {ElementFacts, Pair, Path, TermFacts} from './Facts';

/** One of several terms that an element has. */
function Term({term}: {readonly term: TermView}): ReactNode {
  const {id, name, descriptionHtml, where, paths} = term;
  return (
    <section>
      <p>
        <em>{id}</em> {name}
      </p>
      {descriptionHtml && <p {...asHtml(descriptionHtml)} />}
      <dl>
        <Pair name="Where">{where}</Pair>
        {paths.map((each) => (
          <Path key={each.path} {...each} />
        ))}
        <TermFacts term={term} />
      </dl>
    </section>
  );
}

interface Props {
  readonly element: ElementView;
  /** The elements in it. */
  readonly children?: ReactNode;
}

/** An element: a row with what identifies it, which opens to its details and the elements in it. */
export default function Element({element, children}: Props): ReactNode {
  const {id, more, name, cardinality, label, numbers, marks, type, descriptionHtml, path, terms, creditNote} = element;
  const [only, ...others] = terms;
  const single = only && others.length === 0 ? only : undefined;
  return (
    <details id={id} data-group={children ? '' : undefined}>
      <summary>
        {more.map((anchor) => (
          <i key={anchor} id={anchor} />
        ))}
        <code>{name}</code> <b>{cardinality}</b>{' '}
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
        {single?.descriptionHtml && <p {...asHtml(single.descriptionHtml)} />}
        <dl>
          <Path name="Path" path={path} where={single?.where} />
          {creditNote && <Path name="Credit note" path={creditNote} />}
          {single?.paths.map((each) => (
            <Path key={each.path} {...each} />
          ))}
          <ElementFacts element={element} />
          {single && <TermFacts term={single} />}
        </dl>
        {!single && terms.map((term) => <Term key={term.id} term={term} />)}
      </div>
      {children}
    </details>
  );
}
