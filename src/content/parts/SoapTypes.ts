import type SoapTypes from '../../components/SoapTypes';
import {partOf} from '../part';
import {platformWsdl} from '../platform';

/** All types of the WSDL, each with an anchor. */
export default partOf<typeof SoapTypes>()({
  attributes: {},
  props: () => ({types: [...platformWsdl().types.values()]}),
});
