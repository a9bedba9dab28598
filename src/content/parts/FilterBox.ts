import {partOf, textAttribute} from '../part';

/** The box that filters everything on the page that can be found: codes, errors, rules. */
export default partOf<typeof import('../../components/FilterBox')>()({
  attributes: {what: textAttribute, by: textAttribute.optional()},
  props: ({what, by}) => ({what, by}),
});
