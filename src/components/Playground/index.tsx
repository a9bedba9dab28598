import type {ReactNode} from 'react';
import PageStyle from '../PageStyle';
import Examples, {type Example} from './Examples';
import Frame from './Frame';
import sheet from './styles.pcss';

/** The playground, whose program src/playground is, and below it the example queries with their responses. */
export default function Playground({examples}: {readonly examples: readonly Example[]}): ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <Frame />
      <h2>Example queries and their responses</h2>
      <Examples examples={examples} />
    </>
  );
}
