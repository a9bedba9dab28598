import Link from '@docusaurus/Link';
import type {RestReference} from '../../contracts/openapi/model';
import type {Welcome} from '../../contracts/sections';
import AsMarkdown from '../AsMarkdown';
import CopyButton from '../CopyButton';
import Fold from '../Fold';
import sheet from './Band.pcss';
import SiteLink from '../SiteLink';

const FILES = [
  {ending: 'yaml', format: 'OpenAPI, YAML'},
  {ending: 'json', format: 'OpenAPI, JSON'},
  {ending: 'postman.json', format: 'Postman collection'},
] as const;

interface Props {
  readonly references: readonly RestReference[];
  readonly title: string;
  readonly page: string;
  readonly welcome?: Welcome;
}

/** The name of an environment: the beginning of its description. */
const nameOf = (description = ''): string => /^[^,.]*/.exec(description)?.[0] ?? '';

/** The base address of each environment, and a menu with the contracts to download. */
function Bar({references}: Pick<Props, 'references'>): React.ReactNode {
  return (
    <div className={sheet.locals.bar}>
      <dl>
        {references[0]?.servers.map(({url, description}) => (
          <div key={url} title={description}>
            <dt>{nameOf(description)}</dt>
            <dd>
              <code>{url}</code>
              <CopyButton value={url} what="address" which={url} />
            </dd>
          </div>
        ))}
      </dl>
      <Fold className={sheet.locals.downloads} summary="Download">
        <ul>
          {references.flatMap(({version}) =>
            FILES.map(({ending, format}) => (
              <li key={version + ending}>
                <SiteLink href={`/openapi/${version}.${ending}`} download>
                  {version}.{ending}
                </SiteLink>{' '}
                {format}
              </li>
            )),
          )}
        </ul>
      </Fold>
    </div>
  );
}

/** The top of the reference: title, ways in for newcomers, base addresses, and the contracts to download. */
export default function Band({references, title, page, welcome}: Props): React.ReactNode {
  return (
    <header className={sheet.locals.band}>
      <AsMarkdown page={page}>
        <h1>{title}</h1>
      </AsMarkdown>
      <p>
        {welcome?.about ?? (
          <>
            This page describes only v1, the stable version. For the beta operations, see the{' '}
            <Link to="/">reference for v1 and v1-beta</Link>.
          </>
        )}
      </p>
      {welcome && (
        <p className={sheet.locals.start}>
          {welcome.start.map(({title: name, page}) => (
            <Link key={page} to={page}>
              {name}
            </Link>
          ))}
        </p>
      )}
      <Bar references={references} />
    </header>
  );
}
