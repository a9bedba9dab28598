import {businessTermEntries} from '../../sources/termEntries';
import {idsBelow} from '../idsBelow';
import {partOf} from '../part';

/** The business terms and groups of EN 16931, each with its elements and what the formats ask of it. */
export default partOf<typeof import('../../components/BusinessTerms')>()({
  props: () => ({terms: businessTermEntries()}),
  anchors: ({terms}) => idsBelow(terms),
});
