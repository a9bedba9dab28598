import * as lists from '../../src/content/codeLists';
import * as identifiers from '../../src/content/identifiers';
import * as contracts from '../../src/content/contracts';
import {untracked} from '../../src/content/files';
import * as pages from '../../src/content/pages';
import * as requests from '../../src/content/requests';
import * as files from '../../src/content/publicFiles';
import * as search from '../../src/content/search';

/** A reader for tests, which nobody has to tell of a change. */
const free =
  <Given extends unknown[], Result>(read: (...given: Given) => Result) =>
  (...given: Given): Result =>
    untracked(() => read(...given));

export const readFilled = free(contracts.readFilled);
export const yamlFile = free(contracts.yamlFile);
export const restVersions = free(contracts.restVersions);
export const restReference = free(contracts.restReference);
export const openApi = free(contracts.openApi);
export const operations = free(contracts.operations);
export const topics = free(contracts.topics);
export const errorCatalogue = free(contracts.errorCatalogue);
export const retries = free(contracts.retries);
export const isPending = free(pages.isPending);
export const publicFiles = free(files.publicFiles);
export const allRequests = free(requests.allRequests);
export const searchRecords = free(search.searchRecords);
export const codeLists = free(lists.codeLists);
export const listEntries = free(lists.listEntries);
export const publishedList = free(lists.publishedList);
export const partySchemes = free(identifiers.partySchemes);
export const documentTypes = free(identifiers.documentTypes);
export const processes = free(identifiers.processes);
