import {asHtml} from '../html';
import type {ElementView, TermView} from '../../contracts/structure/view';
import {PathText} from '../joined';
import References from '../References';

interface PairProps {
  readonly name: string;
  readonly children: React.ReactNode;
}

/** A fact with its name; nothing where there is no such fact. */
export function Pair({name, children}: PairProps): React.ReactNode {
  if (!children) return null;
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
export function Path({name, path, where}: PathProps): React.ReactNode {
  return (
    <Pair name={name}>
      <PathText path={path} />{' '}
      <button type="button" data-copy={path} aria-label={`Copy: ${path}`}>
        Copy
      </button>
      {where && <div>{`where ${where}`}</div>}
    </Pair>
  );
}

/** What is known of an element beside its terms: codes, fixed value, rules, the value in the example. */
export function ElementFacts({
  element: {lists, fixed, rules, example},
}: {
  readonly element: ElementView;
}): React.ReactNode {
  return (
    <>
      <Pair name="Codes">{lists.length > 0 && <References of={lists} />}</Pair>
      <Pair name="Value">{fixed !== undefined && <code>{fixed}</code>}</Pair>
      <Pair name="Rules">{rules.length > 0 && <References of={rules} />}</Pair>
      <Pair name="Example">
        {example && (
          <>
            {example.value && <code>{example.value}</code>} {example.href && <a href={example.href}>In the document</a>}
          </>
        )}
      </Pair>
    </>
  );
}

/** What the format asks of a term beyond EN 16931. */
export function TermFacts({term: {noteHtml, original}}: {readonly term: TermView}): React.ReactNode {
  return (
    <>
      <Pair name="Requirements">{noteHtml && <div {...asHtml(noteHtml)} />}</Pair>
      <Pair name="EN 16931">{original}</Pair>
    </>
  );
}
