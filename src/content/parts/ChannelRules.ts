import * as z from 'zod';
import type DataTable from '../../components/DataTable';
import {channelTableOf} from '../../contracts/channels/tables';
import {yamlFile} from '../contracts';
import {partOf} from '../part';

const LABELS = {hooks: 'Hooks of the example', documents: 'Channel of each document'} as const;

/** The example of openapi/channels.yaml: its hooks, or the channel of each of its documents, computed from them. */
export default partOf<typeof DataTable>()({
  component: 'DataTable',
  attributes: {show: z.enum(['hooks', 'documents'])},
  props: ({show}) => ({table: channelTableOf(yamlFile('openapi/channels.yaml'), show), label: LABELS[show]}),
});
