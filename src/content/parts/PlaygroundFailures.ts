import type PlaygroundFailures from '../../components/PlaygroundFailures';
import {partOf} from '../part';
import {playgroundFailures} from '../playgroundFailures';

/** What can go wrong in the playground, in the words that it shows. */
export default partOf<typeof PlaygroundFailures>()({
  attributes: {},
  props: () => ({failures: playgroundFailures()}),
});
