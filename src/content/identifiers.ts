import {
  documentTypesOf,
  processesOf,
  publishedProcesses,
  publishedTypes,
  typeNotes,
  type DocumentType,
  type Process,
  type PublishedProcesses,
  type PublishedTypes,
} from '../contracts/codeLists/documentTypes';
import {
  partySchemesOf,
  publishedSchemes,
  schemeNotes,
  type PartySchemes,
  type PublishedSchemes,
} from '../contracts/codeLists/schemes';
import {checkYaml} from '../contracts/yamlFile';
import {yamlFile} from './contracts';
import {memo} from './files';
import {pagesOfType} from './formats';
import {jsonFile} from './yaml';

const FOLDER = 'documents/codelists';
const SCHEMES = `${FOLDER}/participant-schemes.json`;
const SCHEME_NOTES = `${FOLDER}/schemes.yaml`;
const TYPES = `${FOLDER}/document-types.json`;
const TYPE_NOTES = `${FOLDER}/document-types.yaml`;
const PROCESSES = `${FOLDER}/processes.json`;

/** The page of the participant schemes. */
export const PARTY_IDS = '/misc/partyIds.html';

/** The page of the document types. */
export const DOCUMENT_TYPE_IDS = '/misc/documentTypeIds.html';

/**
 * The participant schemes as they were published.
 * @throws ContentError for a file that has another shape
 */
export function publishedPartySchemes(): PublishedSchemes {
  return memo(SCHEMES, () => checkYaml(jsonFile(SCHEMES), publishedSchemes));
}

/**
 * The participant schemes as their page shows them.
 * @throws ContentError for a file that has another shape, and a note on something that doesn't exist
 */
export function partySchemes(): PartySchemes {
  return memo('party schemes', () => {
    const yaml = yamlFile(SCHEME_NOTES);
    return partySchemesOf(publishedPartySchemes(), checkYaml(yaml, schemeNotes), yaml);
  });
}

/**
 * The document types as they were published.
 * @throws ContentError for a file that has another shape
 */
export function publishedDocumentTypes(): PublishedTypes {
  return memo(TYPES, () => checkYaml(jsonFile(TYPES), publishedTypes));
}

/**
 * The processes as they were published.
 * @throws ContentError for a file that has another shape
 */
export function publishedProcessList(): PublishedProcesses {
  return memo(PROCESSES, () => checkYaml(jsonFile(PROCESSES), publishedProcesses));
}

/**
 * The document types that the service carries.
 * @throws ContentError for a file that has another shape, and a group of a type that doesn't exist
 */
export function documentTypes(): DocumentType[] {
  return memo('document types', () => {
    const yaml = yamlFile(TYPE_NOTES);
    return documentTypesOf(publishedDocumentTypes(), checkYaml(yaml, typeNotes), yaml, pagesOfType);
  });
}

/**
 * The processes of these document types.
 * @throws ContentError for a file that has another shape
 */
export function processes(): Process[] {
  return memo('processes', () => processesOf(publishedProcessList(), documentTypes()));
}
