import {partyErrors} from '../../sources/party/schema';
import {errorCatalogue} from '../../sources/rest';
import {choiceAttribute, partOf} from '../part';

/** The error codes of one interface. `shared` keeps those that are explained once for all operations, or the others. */
export default partOf<typeof import('../../components/ErrorCatalogue')>()({
  attributes: {
    appliesTo: choiceAttribute(['rest', 'identity', 'event', 'vpd']).default('rest'),
    shared: choiceAttribute(['yes', 'no']).optional(),
  },
  props: ({appliesTo, shared}) => ({
    errors: (appliesTo === 'vpd' ? partyErrors() : errorCatalogue()).filter(
      (error) => error.appliesTo === appliesTo && (shared === undefined || error.shared === (shared === 'yes')),
    ),
  }),
  anchors: ({errors}) => errors.map(({code}) => code),
});
