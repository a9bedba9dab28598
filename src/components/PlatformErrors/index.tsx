import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {PlatformError} from '../../contracts/platform/errors';
import {RETRY} from '../ErrorCatalogue';
import sheet from '../ErrorCatalogue/styles.pcss';
import FilterBox from '../FilterBox';
import PageStyle from '../PageStyle';

const {locals: styles} = sheet;

const EVERY = {all: 'All', token: 'All except Login'} as const;

interface Props {
  readonly errors: readonly PlatformError[];
  /** The page of each operation. */
  readonly pages: Readonly<Record<string, string>>;
}

function Operations({
  of,
  pages,
}: {
  readonly of: PlatformError['operations'];
  readonly pages: Props['pages'];
}): ReactNode {
  if (typeof of === 'string') return EVERY[of];
  return of.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <Link to={pages[name] ?? ''}>{name}</Link>
    </span>
  ));
}

/** The text of a fault, whose code stays in one line with its brackets. */
function Faultstring({text}: {readonly text: string}): ReactNode {
  const at = text.lastIndexOf('[');
  return (
    <samp>
      {text.slice(0, at)}
      <span className={styles.whole}>{text.slice(at)}</span>
    </samp>
  );
}

function Entry({error, pages}: {readonly error: PlatformError; readonly pages: Props['pages']}): ReactNode {
  const {code, title, faultstring, faultcode, causesHtml, doHtml, retryable, operations} = error;
  useBrokenLinks().collectAnchor(code);
  return (
    <section
      className={styles.entry}
      id={code}
      aria-labelledby={`${code}-title`}
      data-find={`${code} ${title} ${typeof operations === 'string' ? '' : operations.join(' ')}`}
    >
      <h3 id={`${code}-title`} className={styles.title}>
        <code>{code}</code> <span className={styles.name}>{title}</span>
        <a className="hash-link" href={`#${code}`} aria-label={`Direct link to ${code}`} />
      </h3>
      <dl className={styles.facts}>
        <dt>Fault</dt>
        <dd>
          <Faultstring text={faultstring} /> <span className="badge">{faultcode}</span>
        </dd>
        <dt>Cause</dt>
        <dd>
          <ul>
            {causesHtml.map((cause) => (
              <li key={cause} {...asHtml(cause)} />
            ))}
          </ul>
        </dd>
        <dt>Solution</dt>
        <dd {...asHtml(doHtml)} />
        <dt>Retry</dt>
        <dd>{RETRY[retryable]}</dd>
        <dt>Operations</dt>
        <dd>
          <Operations of={operations} pages={pages} />
        </dd>
      </dl>
    </section>
  );
}

/** The error codes of the platform with a box that filters them: each with its fault, causes, solution, and the operations that return it. */
export default function PlatformErrors({errors, pages}: Props): ReactNode {
  return (
    <div data-filtered>
      <PageStyle sheet={sheet} />
      <FilterBox label="Filter by code, operation or words" />
      {errors.map((error) => (
        <Entry key={error.code} error={error} pages={pages} />
      ))}
    </div>
  );
}
