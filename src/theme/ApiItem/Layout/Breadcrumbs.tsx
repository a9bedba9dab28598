import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  readonly version: string;
  readonly tag: string;
}

/** The way from the reference to the operation, above its heading: reference, version, tag. */
export default function Breadcrumbs({version, tag}: Props): ReactNode {
  const places = [
    ['API reference', '/'],
    [version, `/#version-${version}`],
    [tag, `/#tag-${version}-${tag}`],
  ] as const;
  return (
    <nav aria-label="Breadcrumbs" className="theme-doc-breadcrumbs">
      {places.map(([name, address]) => (
        <Link key={address} to={address}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
