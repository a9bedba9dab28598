import * as z from 'zod';
import type ErrorCatalogue from '../../components/ErrorCatalogue';
import {errorCatalogue} from '../contracts';
import {partOf} from '../part';
import {partyErrors} from '../partySchema';

/** The error codes of one interface. `shared` keeps those that are explained once for all operations, or the others. */
export default partOf<typeof ErrorCatalogue>()({
  attributes: {
    appliesTo: z.enum(['rest', 'identity', 'event', 'vpd']).default('rest'),
    shared: z.enum(['yes', 'no']).optional(),
  },
  props: ({appliesTo, shared}) => ({
    errors: (appliesTo === 'vpd' ? partyErrors() : errorCatalogue()).filter(
      (error) => error.appliesTo === appliesTo && (shared === undefined || error.shared === (shared === 'yes')),
    ),
  }),
});
