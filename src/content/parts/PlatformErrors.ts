import {platformErrors, platformOperations} from '../../sources/platform';
import {partOf} from '../part';

/** The error catalogue of the platform. */
export default partOf<typeof import('../../components/PlatformErrors')>()({
  props: () => ({
    errors: platformErrors().errors,
    pages: Object.fromEntries(platformOperations().map(({name, page}) => [name, page])),
  }),
  anchors: ({errors}) => errors.map(({code}) => code),
});
