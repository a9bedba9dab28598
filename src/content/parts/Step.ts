/** Prose with the code that belongs to it. */
export {wrapper as default} from '../part';
