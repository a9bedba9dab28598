import Link from '@docusaurus/Link';
import {joined, joinedNames, NameText} from './joined';
import SiteLink from './SiteLink';

interface Props {
  /** A page, or an anchor of this page; without it the name is no link. */
  readonly to?: string;
  readonly children: React.ReactNode;
}

function PlaceLink({to, children}: Props): React.ReactNode {
  if (to === undefined) return children;
  return to.startsWith('#') ? <SiteLink href={to}>{children}</SiteLink> : <Link to={to}>{children}</Link>;
}

/** A name in code that links to the place that explains it. */
export default function CodeLink({to, children}: Props): React.ReactNode {
  return (
    <PlaceLink to={to}>
      {typeof children === 'string' ? <NameText name={children} /> : <code>{children}</code>}
    </PlaceLink>
  );
}

/** Titles with commas between them, each a link where it has a place; nothing without titles. `As` draws them, such as `CodeLink`. */
export const linked = (
  places: readonly {readonly title: string; readonly href?: string}[],
  As: React.ComponentType<Props> = PlaceLink,
): React.ReactNode => {
  if (places.length === 0) return false;
  const links = places.map(({title, href}) => (
    <As key={title} to={href}>
      {title}
    </As>
  ));
  return As === PlaceLink ? joined(links) : joinedNames(links);
};
