import * as z from 'zod';
import type ErrorCatalogue from '../../components/ErrorCatalogue';
import {errorCatalogue} from '../contracts';
import {partOf} from '../part';

/** The error codes of one interface. */
export default partOf<typeof ErrorCatalogue>()({
  attributes: {appliesTo: z.enum(['rest', 'identity', 'event']).default('rest')},
  props: ({appliesTo}) => ({errors: errorCatalogue().filter((error) => error.appliesTo === appliesTo)}),
});
