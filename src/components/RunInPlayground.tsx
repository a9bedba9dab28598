import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {inSite} from '../addresses/inSite';
import {partyPlaygroundPage} from '../addresses/places';
import SiteLink from './SiteLink';

type Props = Readonly<Record<'title' | 'label' | 'href', string>>;

/** The title of a query, with a link that opens it in the playground, where the reader runs it. */
export default function RunInPlayground({title, label, href}: Props): React.ReactNode {
  useBrokenLinks().collectLink(inSite(partyPlaygroundPage));
  return (
    <>
      {title} ·{' '}
      <SiteLink href={href} aria-label={`Run in playground: ${label}`}>
        Run in playground
      </SiteLink>
    </>
  );
}
