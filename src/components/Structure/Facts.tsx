import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {ElementView} from '../../contracts/structure/view';
import References from '../References';

/** A fact with its name. */
export function Pair({name, children}: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface PathProps {
  readonly name: string;
  readonly path: string;
  /** Which of the elements at the path are meant. */
  readonly where?: string;
}

/** A path with a button that copies it. */
export function Path({name, path, where}: PathProps): ReactNode {
  return (
    <Pair name={name}>
      <code {...asHtml(path.replaceAll('/', '/<wbr>').replace('/<wbr>', '/'))} />{' '}
      <button type="button" data-copy={path} aria-label={`Copy: ${path}`}>
        Copy
      </button>
      {where && <div>{`where ${where}`}</div>}
    </Pair>
  );
}

/** What is known of an element beside its terms: codes, fixed value, rules, the value in the example. */
export default function Facts({element}: {readonly element: ElementView}): ReactNode {
  const {lists, fixed, rules, example} = element;
  return (
    <>
      {lists.length > 0 && (
        <Pair name="Codes">
          <References of={lists} />
        </Pair>
      )}
      {fixed !== undefined && (
        <Pair name="Value">
          <code>{fixed}</code>
        </Pair>
      )}
      {rules.length > 0 && (
        <Pair name="Rules">
          <References of={rules} />
        </Pair>
      )}
      {example && (
        <Pair name="Example">
          {example.value && <code>{example.value}</code>}
          {example.href && (
            <>
              {' '}
              <a href={example.href}>In the document</a>
            </>
          )}
        </Pair>
      )}
    </>
  );
}
