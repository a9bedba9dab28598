import type Glossary from '../../components/Glossary';
import {glossaryEntries} from '../glossary';
import {partOf} from '../part';

/** Every term of the glossary. */
export default partOf<typeof Glossary>()({attributes: {}, props: () => ({entries: glossaryEntries()})});
