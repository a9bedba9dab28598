import * as entries from '../../src/sources/codeListEntries';
import * as lists from '../../src/sources/codeLists';
import * as contracts from '../../src/sources/rest';
import {untracked} from '../../src/sources/files';
import * as requests from '../../src/content/requests';
import * as files from '../../src/sources/downloads';
import * as search from '../../src/sources/search';
import * as yaml from '../../src/sources/yaml';

/** A reader for tests, which nobody has to tell of a change. */
const free =
  <Given extends unknown[], Result>(read: (...given: Given) => Result) =>
  (...given: Given): Result =>
    untracked(() => read(...given));

export const readFilled = free(yaml.readFilled);
export const yamlFile = free(yaml.yamlFile);
export const {restVersions} = contracts;
export const restReference = free(contracts.restReference);
export const openApi = free(contracts.openApi);
export const topics = free(contracts.topics);
export const errorCatalogue = free(contracts.errorCatalogue);
export const retries = free(contracts.retries);
export const publicFiles = free(files.publicFiles);
export const allRequests = free(requests.allRequests);
export const searchRecords = free(search.searchRecords);
export const codeLists = free(lists.codeLists);
export const listEntries = free(entries.listEntries);
export const publishedList = free(lists.publishedList);
export const partySchemes = free(lists.partySchemes);
export const documentTypes = free(lists.documentTypes);
export const processes = free(lists.processes);

/** The value of an example of openapi/v1.yaml, by its name in `components.examples`. */
export const v1Example = (name: string): unknown => openApi('v1').components.examples?.[name]?.value;
