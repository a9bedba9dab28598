import * as z from 'zod';
import type SoapReplacements from '../../components/SoapReplacements';
import {partOf} from '../part';
import {platformOperationNamed} from '../platform';

/** What replaces an operation of the platform in REST, with its heading. */
export default partOf<typeof SoapReplacements>()({
  attributes: {operation: z.string()},
  props: ({operation}) => ({name: operation, replacements: platformOperationNamed(operation).rest}),
  heading: () => ({depth: 2, text: 'Use REST instead', id: 'rest'}),
});
