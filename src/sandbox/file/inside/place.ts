import {fileURLToPath} from 'node:url';

/** The folder in which packed modules believe to be, with a slash at the end. No file can be in it, because it is the program itself. */
export const PACKED_URL = `${import.meta.url}/`;

/** The same as a path. */
export const PACKED = fileURLToPath(PACKED_URL);
