import {partOf, textAttribute} from '../part';

/** The box that filters all lists of the page. */
export default partOf<typeof import('../../components/CodeFilter')>()({
  attributes: {label: textAttribute},
  props: ({label}) => ({label}),
});
