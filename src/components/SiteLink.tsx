import {inSite} from '../addresses/inSite';

/** A plain link. Its `href` is an address of the site from its root, an anchor, or the address of another site. A lint rule asks for it. */
export default function SiteLink({href, children, ...rest}: React.ComponentProps<'a'>): React.ReactNode {
  return (
    <a {...rest} href={href === undefined ? undefined : inSite(href)}>
      {children}
    </a>
  );
}
