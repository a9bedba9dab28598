import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {inSite} from '../addresses/inSite';
import {consolePage} from '../addresses/places';
import type {Operation} from '../contracts/openapi/model';
import SiteLink from './SiteLink';

/** The way to the console of an operation. */
export default function TryIt({id, version}: Pick<Operation, 'id' | 'version'>): React.ReactNode {
  const console = consolePage(version, id);
  useBrokenLinks().collectLink(inSite(console));
  return (
    <SiteLink href={console} aria-label={`Try it: ${id}`}>
      Try it
    </SiteLink>
  );
}
