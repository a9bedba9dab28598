import Link from '@docusaurus/Link';
import type {RestReference} from '../../contracts/openapi/model';
import type {Welcome} from '../../contracts/sections';
import CopyButton from '../CopyButton';
import Fold from '../Fold';
import sheet from './Band.pcss';

const FILES = [
  {ending: 'yaml', format: 'OpenAPI, YAML'},
  {ending: 'json', format: 'OpenAPI, JSON'},
  {ending: 'postman.json', format: 'Postman collection'},
] as const;

interface Props {
  readonly references: readonly RestReference[];
  readonly title: string;
  readonly welcome?: Welcome;
}

/** The top of the reference: title, ways in for newcomers, base addresses, and the contracts to download. */
export default function Band({references, title, welcome}: Props): React.ReactNode {
  return (
    <header className={sheet.locals.band}>
      <h1>{title}</h1>
      <p>
        {welcome?.about ?? (
          <>
            This page describes only v1, the stable version. For the beta operations, see the{' '}
            <Link to="/">reference for v1 and v1-beta</Link>.
          </>
        )}
      </p>
      {welcome && (
        <ul className={sheet.locals.cards}>
          {welcome.start.map(({title: name, text, page}) => (
            <li key={page}>
              <Link to={page}>{name}</Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <dl className={sheet.locals.servers}>
        {references[0]?.servers.map(({url, description}) => (
          <div key={url}>
            <dt>
              <code>{url}</code>
              <CopyButton value={url} what="address" which={url} />
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <Fold className={sheet.locals.downloads} summary="Download the contract">
        <ul>
          {references.flatMap(({version}) =>
            FILES.map(({ending, format}) => (
              <li key={version + ending}>
                <a href={`/openapi/${version}.${ending}`} download>
                  {version}.{ending}
                </a>{' '}
                {format}
              </li>
            )),
          )}
        </ul>
      </Fold>
    </header>
  );
}
