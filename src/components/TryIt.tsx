import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {consolePage} from '../addresses/places';
import type {Operation} from '../contracts/openapi/model';

/** The way to the console of an operation. */
export default function TryIt({id, version}: Pick<Operation, 'id' | 'version'>): React.ReactNode {
  const console = consolePage(version, id);
  useBrokenLinks().collectLink(console);
  return (
    <a href={console} aria-label={`Try it: ${id}`}>
      Try it
    </a>
  );
}
