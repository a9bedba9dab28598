import {found} from '../../sources/authorFault';
import {restReference} from '../../sources/rest';
import {choiceAttribute, partOf, textAttribute} from '../part';

/** One named schema of a version of the REST contract. */
export default partOf<typeof import('../../components/Schema')>()({
  attributes: {name: textAttribute, version: choiceAttribute(['v1', 'v1-beta']).default('v1')},
  props: ({name, version}) => {
    const schema = restReference(version).schemas.find((each) => each.name === name);
    return {schema: found(schema, `schema '${name}' is not in openapi/${version}.yaml`), version};
  },
});
