import * as z from 'zod';
import {yamlFile} from '../content/contracts';
import {checkYaml} from '../contracts/yamlFile';

const limitsSchema = z.array(z.object({id: z.string(), value: z.number()}));

/**
 * The number of one limit of openapi/limits.yaml.
 * @throws Error for an id that the file does not have
 */
export function limit(id: string): number {
  const found = checkYaml(yamlFile('openapi/limits.yaml'), limitsSchema).find((each) => each.id === id);
  if (!found) throw new Error(`openapi/limits.yaml has no limit ${id}`);
  return found.value;
}
