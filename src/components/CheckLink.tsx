import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {checkerPage} from '../addresses/places';

interface Props {
  readonly href: string;
  readonly children: React.ReactNode;
}

/** Leads to the check of documents with a format selected, for which that page has no anchor. */
export default function CheckLink({href, children}: Props): React.ReactNode {
  useBrokenLinks().collectLink(checkerPage);
  return <a href={href}>{children}</a>;
}
