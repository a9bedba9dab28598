import type {ElementView} from '../../contracts/structure/view';
import Element from './Element';
import Tree from './Tree';

interface Props {
  /** The root element of the message, without its prefix. */
  readonly root: string;
  readonly elements: readonly ElementView[];
}

/** The elements of a message as a tree. */
export default function Structure({root, elements}: Props): React.ReactNode {
  return (
    <Tree
      label={`Elements of ${root}`}
      what={`${root} elements`}
      by="term, name, or rule"
      heads={['Element', 'Business term or description', 'Type']}
      nodes={elements}
      Row={Element}
    />
  );
}
