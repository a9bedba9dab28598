import {validateAside} from '../validation/node/projectPool';
import type {Validate} from './reading/rules';

/** Checks a file by the schema and the official rules, which are loaded with the first document, beside other requests. */
export const validate: Validate = (file, message) => validateAside(file, {as: message});
