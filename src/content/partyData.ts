import {ContentError} from '../contracts/contentError';
import {limitNumber} from '../contracts/limits';
import {activitiesSchema, legalFormsSchema, partiesSchema, type PartyEntry} from '../contracts/partyData/parties';
import {checkYaml} from '../contracts/yamlFile';
import type {PartyData, PartyRecord, QueryLimits} from '../partyService/data';
import {createPartyService, type PartyService} from '../partyService/service';
import {memo} from './files';
import {publishedPartySchemes} from './identifiers';
import {registeredType} from './partyDocumentTypes';
import {partySdlText} from './partySchema';
import {jsonFile, yamlFile} from './yaml';

const PARTIES = 'vpd/parties.json';
const CODES = 'vpd/codes';

function queryLimits(): QueryLimits {
  const limit = (id: string): number => limitNumber(yamlFile('vpd/limits.yaml'), id);
  return {
    depth: limit('query-depth'),
    fields: limit('query-fields'),
    rootFields: limit('root-fields'),
    textLength: limit('search-text'),
    maxResults: limit('max-results'),
    skip: limit('skip'),
  };
}

/** A party as the service knows it: numbers without spaces and dots, endpoint IDs by scheme, and document type identifiers. */
function recordOf(entry: PartyEntry, schemes: ReadonlyMap<string, string>, at: number): PartyRecord {
  return {
    ...entry,
    identifiers: entry.identifiers.map(({value: written, ...identifier}) => {
      const value = written.replace(/[\s.]/g, '');
      const code = schemes.get(identifier.scheme);
      return {...identifier, value, endpointId: code === undefined ? null : `${code}:${value}`};
    }),
    eDelivery: entry.eDelivery.map((option, index) => {
      const type = registeredType(option);
      if ('problem' in type) {
        const line = jsonFile(PARTIES).lineOf([at, 'eDelivery', index]);
        throw new ContentError(PARTIES, line, type.problem, 'Use a message of documents/formats.yaml and its kind');
      }
      return {...option, documentTypeId: type.id};
    }),
  };
}

/**
 * All that the sample service is made of.
 * @throws ContentError, with file and line, for a value that is wrong, and a format that doesn't exist
 */
export function partyData(): PartyData {
  return memo('party data', () => {
    const schemes = new Map(publishedPartySchemes().schemes.map(({schemeId, code}) => [schemeId, code]));
    return {
      sdl: partySdlText(),
      parties: checkYaml(jsonFile(PARTIES), partiesSchema).map((entry, at) => recordOf(entry, schemes, at)),
      sbi: checkYaml(jsonFile(`${CODES}/sbi.json`), activitiesSchema),
      nace: checkYaml(jsonFile(`${CODES}/nace.json`), activitiesSchema),
      company: checkYaml(jsonFile(`${CODES}/company.json`), legalFormsSchema),
      limits: queryLimits(),
    };
  });
}

/**
 * The sample service over that data.
 * @throws ContentError as `partyData` does
 */
export const partyService = (): PartyService => memo('party service', () => createPartyService(partyData()));
