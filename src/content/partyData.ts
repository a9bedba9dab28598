import {ContentError} from '../contracts/contentError';
import {limitNumber} from '../contracts/limits';
import {activitiesSchema, legalFormsSchema} from '../contracts/partyData/codes';
import {partiesSchema, type PartyEntry} from '../contracts/partyData/parties';
import {checkYaml} from '../contracts/yamlFile';
import type {PartyData, PartyRecord, QueryLimits} from '../partyService/data';
import {createPartyService, type PartyService} from '../partyService/service';
import {existsTracked, memo} from './files';
import {publishedPartySchemes} from './identifiers';
import {registeredType} from './partyDocumentTypes';
import {readFilled, yamlFile} from './yaml';

const SDL = 'vpd/schema.graphql';
const PARTIES = 'vpd/parties.json';
const CODES = 'vpd/codes';

/** Whether the site documents party data. */
export const hasPartyData = (): boolean => existsTracked(SDL);

/** The text of the schema, tokens filled. */
export const partySdl = (): string => readFilled(SDL);

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

/** What the service knows of a party beside its entry: endpoint IDs by scheme, and document type identifiers. */
function recordOf(entry: PartyEntry, schemes: ReadonlyMap<string, string>, at: number): PartyRecord {
  return {
    ...entry,
    identifiers: entry.identifiers.map((identifier) => {
      const code = schemes.get(identifier.scheme);
      return {...identifier, endpointId: code === undefined ? null : `${code}:${identifier.value}`};
    }),
    eDelivery: entry.eDelivery.map((option, index) => {
      const type = registeredType(option);
      if ('problem' in type) {
        const line = yamlFile(PARTIES).lineOf([at, 'eDelivery', index]);
        throw new ContentError(PARTIES, line, type.problem, 'Use a message of documents/formats.yaml and its kind');
      }
      return {...option, documentTypeId: type.id};
    }),
  };
}

/**
 * All that the sample service is made of. JSON is read as YAML, which it is a part of, because its reader knows the lines.
 * @throws ContentError, with file and line, for a value that is wrong, and a format that doesn't exist
 */
export function partyData(): PartyData {
  return memo('party data', () => {
    const schemes = new Map(publishedPartySchemes().schemes.map(({schemeId, code}) => [schemeId, code]));
    return {
      sdl: partySdl(),
      parties: checkYaml(yamlFile(PARTIES), partiesSchema).map((entry, at) => recordOf(entry, schemes, at)),
      sbi: checkYaml(yamlFile(`${CODES}/sbi.json`), activitiesSchema),
      nace: checkYaml(yamlFile(`${CODES}/nace.json`), activitiesSchema),
      company: checkYaml(yamlFile(`${CODES}/company.json`), legalFormsSchema),
      limits: queryLimits(),
    };
  });
}

/**
 * The sample service over that data.
 * @throws ContentError as `partyData` does
 */
export const partyService = (): PartyService => memo('party service', () => createPartyService(partyData()));
