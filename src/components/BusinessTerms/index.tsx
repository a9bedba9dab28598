import type {TermEntry} from '../../contracts/structure/termEntries';
import PageStyle from '../PageStyle';
import Tree from '../Structure/Tree';
import Row from './Row';
import sheet from './styles.pcss';

/** The business terms of EN 16931 in their groups. */
export default function BusinessTerms({terms}: {readonly terms: readonly TermEntry[]}): React.ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <Tree
        className={sheet.locals.terms}
        label="Business terms"
        what="business terms"
        by="number, name, element, or rule"
        heads={['Business term', 'Element', 'Type']}
        nodes={terms}
        Row={Row}
      />
    </>
  );
}
