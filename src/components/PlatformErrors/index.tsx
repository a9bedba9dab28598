import type {PlatformError} from '../../contracts/platform/errors';
import {linked} from '../CodeLink';
import Entry from '../Entry';
import sheet from '../Entry/styles.pcss';
import {Causes, RETRY} from '../ErrorCatalogue';
import Facts from '../Facts';
import PageStyle from '../PageStyle';

const EVERY = {all: 'All', token: 'All except Login'} as const;

interface Props {
  readonly errors: readonly PlatformError[];
  readonly pages: Readonly<Record<string, string>>;
}

const operationLinks = (of: PlatformError['operations'], pages: Props['pages']): React.ReactNode =>
  typeof of === 'string' ? EVERY[of] : linked(of.map((name) => ({title: name, href: pages[name]})));

/** The text of a fault, whose code stays in one line with its brackets. */
function Faultstring({text}: {readonly text: string}): React.ReactNode {
  const at = text.lastIndexOf('[');
  return (
    <samp>
      {text.slice(0, at)}
      <span className={sheet.locals.whole}>{text.slice(at)}</span>
    </samp>
  );
}

function ErrorEntry({error, pages}: Pick<Props, 'pages'> & {readonly error: PlatformError}): React.ReactNode {
  const {code, title, faultstring, faultcode, causesHtml, doHtml, retryable, operations} = error;
  const find = `${code} ${title} ${typeof operations === 'string' ? '' : operations.join(' ')}`;
  return (
    <Entry className={sheet.locals.entry} id={code} code={code} about={title} data-find={find}>
      <Facts
        of={{
          Fault: (
            <>
              <Faultstring text={faultstring} /> <span className="badge">{faultcode}</span>
            </>
          ),
          Cause: <Causes of={causesHtml} />,
          Solution: {html: doHtml},
          Retry: RETRY[retryable],
          Operations: operationLinks(operations, pages),
        }}
      />
    </Entry>
  );
}

/** The error codes of the platform, which the filter of the page finds: each with its fault, causes, solution, and the operations that return it. */
export default function PlatformErrors({errors, pages}: Props): React.ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      {errors.map((error) => (
        <ErrorEntry key={error.code} error={error} pages={pages} />
      ))}
    </>
  );
}
