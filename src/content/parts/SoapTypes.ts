import {platformWsdl} from '../../sources/platform';
import {partOf} from '../part';

/** All types of the WSDL, each with an anchor. Only the pages of the operations describe their elements. */
export default partOf<typeof import('../../components/SoapTypes')>()({
  props: () => ({
    types: [...platformWsdl().types.values()].map(({fields, ...type}) => ({
      ...type,
      fields: fields.map((field) => ({...field, descriptionHtml: ''})),
    })),
  }),
  anchors: ({types}) => types.map(({name}) => `type-${name}`),
});
