import type {Wrapper} from '../part';

/** Prose with the code that belongs to it. */
export default {wraps: true} satisfies Wrapper;
