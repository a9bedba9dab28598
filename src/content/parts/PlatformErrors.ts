import type PlatformErrors from '../../components/PlatformErrors';
import {partOf} from '../part';
import {platformErrors, platformOperations} from '../platform';

/** The error catalogue of the platform, with a box that filters it. */
export default partOf<typeof PlatformErrors>()({
  attributes: {},
  props: () => ({
    errors: platformErrors().errors,
    pages: Object.fromEntries(platformOperations().map(({name, page}) => [name, page])),
  }),
});
