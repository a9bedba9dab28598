import {changesOf} from '../../contracts/changes';
import {yamlFile} from '../../sources/yaml';
import {partOf} from '../part';

/** What changed in the interfaces. */
export default partOf<typeof import('../../components/Changes')>()({
  props: () => ({changes: changesOf(yamlFile('openapi/changes.yaml'))}),
});
