import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {ElementView} from '../../contracts/structure/view';
import Facts, {Path, Pair} from './Facts';
import TermDetails from './TermDetails';

interface Props {
  readonly element: ElementView;
  /** The elements in it. */
  readonly children?: ReactNode;
}

/** An element: a row with what identifies it, which opens to its details and the elements in it. */
export default function Element({element, children}: Props): ReactNode {
  const {id, more, name, cardinality, label, numbers, type, descriptionHtml, path, terms, creditNote} = element;
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
          <Facts element={element} />
          {single && <TermDetails term={single} />}
        </dl>
        {!single &&
          terms.map((term) => (
            <section key={term.id}>
              <p>
                <em>{term.id}</em> {term.name}
              </p>
              {term.descriptionHtml && <p {...asHtml(term.descriptionHtml)} />}
              <dl>
                {term.where && <Pair name="Where">{term.where}</Pair>}
                {term.paths.map((each) => (
                  <Path key={each.path} {...each} />
                ))}
                <TermDetails term={term} />
              </dl>
            </section>
          ))}
      </div>
      {children}
    </details>
  );
}
