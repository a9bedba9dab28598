import {platformWsdl} from '../../sources/platform';
import {partOf} from '../part';

/** All types of the WSDL, each with an anchor. */
export default partOf<typeof import('../../components/SoapTypes')>()({
  props: () => ({types: [...platformWsdl().types.values()]}),
});
