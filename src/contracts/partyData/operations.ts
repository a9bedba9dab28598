import * as z from 'zod';
import {checkYaml, type YamlFile} from '../yamlFile';

const operationsSchema = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z]\w*$/),
    title: z.string().min(3).max(40),
    shows: z.string().min(10),
    variables: z.record(z.string(), z.unknown()).optional(),
  }),
);

/** An example query of party data, without its text. */
export type OperationEntry = z.infer<typeof operationsSchema>[number];

/**
 * The file vpd/operations/operations.yaml.
 * @throws ContentError for an entry with a wrong value
 */
export const operationEntriesOf = (yaml: YamlFile): OperationEntry[] => checkYaml(yaml, operationsSchema);
