import Link from '@docusaurus/Link';
import {errorEntry, sharedErrors as sharedEntries} from '../../addresses/places';
import type {Operation, OperationError} from '../../contracts/openapi/model';
import CodeLink from '../CodeLink';
import Fold from '../Fold';
import {codes} from '../joined';
import Table from '../Table';
import type {Cell} from '../Table/text';
import {Contents, type HrefOf} from './Bodies';
import sheet from './styles.pcss';
import SiteLink from '../SiteLink';

interface Props {
  readonly operation: Operation;
  readonly hrefOf: HrefOf;
  /** Address of a shared response on this page; without it a body with more than an error follows the table. */
  readonly sharedHrefOf?: HrefOf;
}

/** Where the reference shows the body of an error that is more than the schema Error. */
const bodyHref = ({response}: OperationError, sharedHrefOf: HrefOf | undefined): string | undefined =>
  response?.shared && sharedHrefOf?.(response.shared);

const HEADS = ['Code', 'Problem', 'Solution'];

function rowOf({code, status, title, message, solutionHtml}: OperationError, href: string | undefined): Cell[] {
  return [
    <>
      <span className={sheet.locals.status}>{status}</span> <CodeLink to={errorEntry(code)}>{code}</CodeLink>
    </>,
    <>
      {title} {href && <SiteLink href={href}>Response body for {code}</SiteLink>}
      {message !== undefined && <samp className={sheet.locals.message}>{message}</samp>}
    </>,
    {html: solutionHtml},
  ];
}

/** The errors of an operation with what to do, and one line for the errors that are explained once for all operations. */
export default function Errors({operation, hrefOf, sharedHrefOf}: Props): React.ReactNode {
  const {id, errors, sharedErrors} = operation;
  if (errors.length + sharedErrors.length === 0) return null;
  const rows = errors.map((error) => rowOf(error, bodyHref(error, sharedHrefOf)));
  return (
    <div className={sheet.locals.errors}>
      <p className={sheet.locals.part}>Errors</p>
      {errors.length > 0 && <Table named label={`Errors of ${id}`} heads={HEADS} rows={rows} />}
      {errors
        .filter((error) => error.response && !bodyHref(error, sharedHrefOf))
        .map(({code, response}) => (
          <Fold key={code} summary={`Response body for ${code}`}>
            {response && <Contents of={response.contents} hrefOf={hrefOf} />}
          </Fold>
        ))}
      {sharedErrors.length > 0 && (
        <p className={sheet.locals.sharedErrors}>
          <Link to={sharedEntries}>Shared errors</Link>: {codes(sharedErrors)}
        </p>
      )}
    </div>
  );
}
