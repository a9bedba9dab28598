import {yamlFile} from '../sources/yaml';
import {untracked} from '../sources/files';
import {limitNumber} from '../contracts/limits';

/**
 * The number of one limit of openapi/limits.yaml.
 * @throws Error for an id that the file does not have
 */
export const limit = (id: string): number =>
  limitNumber(
    untracked(() => yamlFile('openapi/limits.yaml')),
    id,
  );
