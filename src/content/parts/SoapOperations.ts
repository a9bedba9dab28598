import type SoapOperations from '../../components/SoapOperations';
import {partOf} from '../part';
import {platformOperations} from '../platform';

/** All operations of the platform: purpose, and what replaces each in REST. */
export default partOf<typeof SoapOperations>()({
  attributes: {},
  props: () => ({
    operations: platformOperations().map(({name, page, descriptionHtml, rest}) => ({
      name,
      page,
      descriptionHtml,
      rest,
    })),
  }),
});
