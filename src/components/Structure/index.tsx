import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ElementView} from '../../contracts/structure/view';
import FilterBox from '../FilterBox';
import PageStyle from '../PageStyle';
import Element from './Element';
import sheet from './styles.pcss';

interface Props {
  /** The root element of the message, without its prefix. */
  readonly root: string;
  readonly elements: readonly ElementView[];
}

function Branch({elements}: {readonly elements: readonly ElementView[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <ul>
      {elements.map((element) => {
        const {id, more, children} = element;
        for (const anchor of [id, ...more]) collectAnchor(anchor);
        return (
          <li key={id}>
            <Element element={element}>{children.length > 0 && <Branch elements={children} />}</Element>
          </li>
        );
      })}
    </ul>
  );
}

/** The elements of a message as a tree. A filter narrows it (src/behaviour/filters/tree.ts); without script every element can be opened. */
export default function Structure({root, elements}: Props): ReactNode {
  return (
    <div data-wide data-filtered="tree">
      <PageStyle sheet={sheet} />
      <FilterBox label={`Filter ${root} by element, term, name, or rule`}>
        <button type="button" data-unfold-tree aria-pressed="false">
          Expand groups
        </button>
      </FilterBox>
      <div className={sheet.locals.tree} role="group" aria-label={`Elements of ${root}`}>
        <Branch elements={elements} />
      </div>
    </div>
  );
}
