import {asHtml} from '../html';
import type {ElementView, TermView} from '../../contracts/structure/view';
import {Pairs} from '../Facts';
import {PathText} from '../joined';
import References from '../References';
import SiteLink from '../SiteLink';

interface PathProps {
  readonly name: string;
  readonly path: string;
  /** Which of the elements at the path are meant. */
  readonly where?: string;
}

/** The longest step that fits a phone. */
const LONG_STEP = 40;

/** A path with a button that copies it. */
export function Path({name, path, where}: PathProps): React.ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <PathText path={path} whole={LONG_STEP} />{' '}
        <button type="button" data-copy={path} aria-label={`Copy: ${path}`}>
          Copy
        </button>
        {where && <div>{`where ${where}`}</div>}
      </dd>
    </>
  );
}

/** What is known of an element beside its terms: codes, fixed value, rules, the value in the example. */
export function ElementFacts({lists, fixed, rules, example}: ElementView): React.ReactNode {
  return (
    <Pairs
      of={{
        Codes: lists.length > 0 && <References of={lists} />,
        Value: fixed !== undefined && <code>{fixed}</code>,
        Rules: rules.length > 0 && <References of={rules} />,
        Example: example && (
          <>
            {example.value && <code>{example.value}</code>}{' '}
            {example.href && <SiteLink href={example.href}>In the document</SiteLink>}
          </>
        ),
      }}
    />
  );
}

/** What the format asks of a term beyond EN 16931. */
export const TermFacts = ({noteHtml, original}: TermView): React.ReactNode => (
  <Pairs of={{Requirements: noteHtml && <div {...asHtml(noteHtml)} />, 'EN 16931': original}} />
);
