import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  /** A page, or an anchor of this page. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A name in code that links to the place that explains it. */
export default function CodeLink({to, children}: Props): ReactNode {
  const code = <code>{children}</code>;
  return to.startsWith('#') ? <a href={to}>{code}</a> : <Link to={to}>{code}</Link>;
}
