import * as z from 'zod';
import type OperationErrors from '../../components/OperationErrors';
import {operationNamed} from '../named';
import {partOf} from '../part';

/** The error codes of one operation. */
export default partOf<typeof OperationErrors>()({
  attributes: {operation: z.string()},
  props: ({operation}) => ({errors: operationNamed(operation).errors}),
});
