import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {inSite} from '../addresses/inSite';
import {checkerPage} from '../addresses/places';
import SiteLink from './SiteLink';

interface Props {
  readonly href: string;
  readonly children: React.ReactNode;
}

/** Leads to the check of documents with a format selected, for which that page has no anchor. */
export default function CheckLink({href, children}: Props): React.ReactNode {
  useBrokenLinks().collectLink(inSite(checkerPage));
  return <SiteLink href={href}>{children}</SiteLink>;
}
