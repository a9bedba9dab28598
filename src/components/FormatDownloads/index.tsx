import type {PageLink} from '../../contracts/model';
import type {formatZips} from '../../sources/formatZips';
import {linked} from '../CodeLink';
import sheet from '../Examples/styles.pcss';
import SiteLink from '../SiteLink';

type Zip = ReturnType<typeof formatZips>['examples'];

interface Props {
  readonly examples: Zip;
  /** The page of common rejections. */
  readonly rejections: string;
  /** The schemas and rule sets that may be passed on, and what they are. */
  readonly rules?: Zip & {readonly content: string};
  /** What only its publisher has. */
  readonly elsewhere: readonly PageLink[];
}

const ZipLink = ({href, size, children}: Omit<Zip, 'name'> & {readonly children: React.ReactNode}): React.ReactNode => (
  <>
    <SiteLink href={href} download>
      {children}
    </SiteLink>{' '}
    (zip, {size})
  </>
);

/** The zips of a format, and where the publishers have what isn't in them; below `Examples`, whose style it has. */
export default function FormatDownloads({examples, rejections, rules, elsewhere}: Props): React.ReactNode {
  return (
    <ul className={sheet.locals.downloads}>
      <li>
        <ZipLink {...examples}>All examples</ZipLink>: the documents on this page. The folder <code>rejections</code>{' '}
        contains a document for each of the <SiteLink href={rejections}>common rejections</SiteLink>.
      </li>
      {rules && (
        <li>
          <ZipLink {...rules}>{rules.name}</ZipLink>: {rules.content}, with their licences.
        </li>
      )}
      {elsewhere.length > 0 && (
        <li>
          This site has no licence to distribute the following files. Get them from the publisher: {linked(elsewhere)}.
        </li>
      )}
    </ul>
  );
}
