import type Limits from '../../components/Limits';
import {limitsOf} from '../../contracts/limits';
import {yamlFile} from '../contracts';
import {partOf} from '../part';

/** Every limit of the service. */
export default partOf<typeof Limits>()({
  attributes: {},
  props: () => ({limits: limitsOf(yamlFile('openapi/limits.yaml'))}),
});
