import {listEntriesOf} from '../contracts/codeLists/list';
import {fromYaml} from './yaml';

/** The registry of the code lists. */
export const LISTS = 'documents/codelists/lists.yaml';

/** What the registry says of each code list. */
export const listEntries = fromYaml(LISTS, listEntriesOf);
