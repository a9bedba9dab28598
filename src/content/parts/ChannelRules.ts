import {channelTableOf} from '../../contracts/channels/tables';
import {yamlFile} from '../../sources/yaml';
import {choiceAttribute, partOf} from '../part';

const LABELS = {hooks: 'Hooks of the example', documents: 'Channel of each document'} as const;

/** The example of openapi/channels.yaml: its hooks, or the channel of each of its documents, computed from them. */
export default partOf<typeof import('../../components/DataTable')>()({
  component: 'DataTable',
  attributes: {show: choiceAttribute(['hooks', 'documents'])},
  props: ({show}) => ({table: channelTableOf(yamlFile('openapi/channels.yaml'), show), label: LABELS[show]}),
});
