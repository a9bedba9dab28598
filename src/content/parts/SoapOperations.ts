import {platformOperations} from '../../sources/platform';
import {partOf} from '../part';

/** All operations of the platform: purpose, and what replaces each in REST. */
export default partOf<typeof import('../../components/SoapOperations')>()({
  props: () => ({
    operations: platformOperations().map(({name, page, descriptionHtml, rest}) => ({
      name,
      page,
      descriptionHtml,
      rest,
    })),
  }),
});
