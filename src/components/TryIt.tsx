import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Operation} from '../contracts/openapi/model';

/** The way to the console of an operation: a plain link, so that nothing of the console is loaded before it is asked for. */
export default function TryIt({id, version}: Pick<Operation, 'id' | 'version'>): ReactNode {
  const console = `/reference/${version}/${id}.html`;
  useBrokenLinks().collectLink(console);
  return (
    <a href={console} aria-label={`Try it: ${id}`}>
      Try it
    </a>
  );
}
