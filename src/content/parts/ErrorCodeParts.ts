import {platformErrors} from '../../sources/platform';
import {choiceAttribute, partOf} from '../part';

/** What the operation codes or the error series in error codes of the platform mean. */
export default partOf<typeof import('../../components/ErrorCodeParts')>()({
  attributes: {of: choiceAttribute(['parts', 'series'])},
  props: ({of}) => ({of, entries: platformErrors()[of]}),
});
