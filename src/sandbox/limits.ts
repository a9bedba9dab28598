import {yamlFile} from '../sources/yaml';
import {untracked} from '../sources/files';
import {limitNumber} from '../contracts/limits';

/** The number of one limit of a file of limits. @throws Error for an id that the file does not have */
export const limit = (file: 'openapi/limits.yaml' | 'vpd/limits.yaml', id: string): number =>
  untracked(() => limitNumber(yamlFile(file), id));
