import * as z from 'zod';
import type Changes from '../../components/Changes';
import {changesOf} from '../../contracts/changes';
import {yamlFile} from '../contracts';
import {partOf} from '../part';

/** What changed in the interfaces, or in one of them. */
export default partOf<typeof Changes>()({
  attributes: {interface: z.enum(['rest-v1', 'rest-v1-beta', 'platform', 'vpd']).optional()},
  props: ({interface: wanted}) => ({
    changes: changesOf(yamlFile('openapi/changes.yaml')).filter(
      (change) => wanted === undefined || change.interface === wanted,
    ),
  }),
});
