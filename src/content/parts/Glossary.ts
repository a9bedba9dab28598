import {glossaryEntries} from '../../sources/glossary';
import {partOf} from '../part';

/** Every term of the glossary. */
export default partOf<typeof import('../../components/Glossary')>()({
  props: () => ({entries: glossaryEntries()}),
  anchors: ({entries}) => entries.map(({id}) => `term-${id}`),
});
