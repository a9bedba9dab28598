import {createHash} from 'node:crypto';

/** Where the archive has the data of a YAML text as JSON, if it has it. */
export const placeOf = (yaml: string): string =>
  `parsed/${createHash('sha256').update(yaml).digest('hex').slice(0, 32)}.json`;
