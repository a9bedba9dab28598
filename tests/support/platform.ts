import {untracked} from '../../src/sources/files';
import * as platform from '../../src/sources/platform';

/** The contract of the SOAP platform for tests, which nobody has to tell of a change. */
export const platformWsdl = (): ReturnType<typeof platform.platformWsdl> => untracked(platform.platformWsdl);
export const platformWsdlText = (): string => untracked(platform.platformWsdlText);
export const platformOperations = (): ReturnType<typeof platform.platformOperations> =>
  untracked(platform.platformOperations);
export const platformErrors = (): ReturnType<typeof platform.platformErrors> => untracked(platform.platformErrors);
