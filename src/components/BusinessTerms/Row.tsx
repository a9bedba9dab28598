import type {TermEntry} from '../../contracts/structure/termEntries';
import {asHtml} from '../html';
import {Pairs} from '../Facts';
import References from '../References';
import {Path} from '../Structure/Facts';
import type {RowProps} from '../Structure/Tree';
import Formats from './Formats';

/** A term: a row with what identifies it, which opens to its details and, of a group, to the terms in it. */
export default function Row({node, children}: RowProps<TermEntry>): React.ReactNode {
  const {id, name, cardinality, element, type, descriptionHtml, group, lists, paths, rules, formats} = node;
  return (
    <details id={id} data-group={children ? '' : undefined}>
      <summary>
        <span>
          <em>{id}</em> {name}
        </span>{' '}
        <b>{cardinality}</b> {element && <code>{element}</code>} <small>{type ?? 'Group'}</small>
      </summary>
      <div>
        {descriptionHtml && <p {...asHtml(descriptionHtml)} />}
        <dl>
          <Pairs
            of={{Group: group && <References of={[group]} />, Codes: lists.length > 0 && <References of={lists} />}}
          />
          {paths.flatMap(({title, paths: each}) =>
            each.map((path, index) => <Path key={path.path} name={index === 0 ? title : ''} {...path} />),
          )}
          <dt>EN 16931</dt>
          <dd>
            {cardinality}
            {rules.length > 0 && ', '}
            <References of={rules} />
          </dd>
        </dl>
        {formats.length > 0 && <Formats label={`${id} in the formats`} formats={formats} />}
      </div>
      {children}
    </details>
  );
}
