import {ContentError} from '../../contracts/contentError';
import {documentTypeId, messagesOf} from '../../contracts/formats/registry';
import {limitNumber} from '../../contracts/limits';
import {activitiesSchema, legalFormsSchema, partiesSchema, type PartyEntry} from '../../contracts/partyData/parties';
import {checkYaml} from '../../contracts/yamlFile';
import type {DeliveryRecord, PartyData, PartyRecord, QueryLimits} from '../../partyService/data';
import {createPartyService} from '../../partyService/service';
import {publishedPartySchemes} from '../codeLists';
import {memoized} from '../files';
import {formatRegistry} from '../formats';
import {jsonFile, yamlFile} from '../yaml';
import {partySdlText} from './schema';

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

/** The only network of the sample data with document type identifiers. */
const PEPPOL = 'PEPPOL';

/** Kinds of documents that are sent as another family, by the name of the kind in the schema. */
const FAMILIES: Readonly<Record<string, string>> = {CREDIT_NOTE: 'INVOICE'};
const CREDIT_NOTE = 'CreditNote';

/** Whether a family such as `OrderResponse` is the kind `ORDER_RESPONSE`. */
const isKind = (family: string, kind: string): boolean => family.toUpperCase() === kind.replaceAll('_', '');

/** The document type identifier of a delivery option, null where network or message has none; or the problem of an option that does not exist. */
function registeredType({
  document,
  network,
  format,
}: Pick<DeliveryRecord, 'document' | 'network' | 'format'>): {readonly id: string | null} | {readonly problem: string} {
  const placed = messagesOf(formatRegistry()).find(({message}) => message.id === format);
  if (!placed) return {problem: `no message '${format}' in documents/formats.yaml`};
  const {message} = placed;
  if (!isKind(message.family, FAMILIES[document] ?? document)) {
    return {problem: `'${format}' is no message of ${document}`};
  }
  const isCredit = document === 'CREDIT_NOTE';
  const type = message.documents.find(({root}) => (root === CREDIT_NOTE) === isCredit) ?? message.documents[0];
  if (network !== PEPPOL || !message.registered || !type) return {id: null};
  return {id: documentTypeId(placed.format, message, type) ?? null};
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

/** All that the sample service is made of. @throws ContentError for a value that is wrong, and a format that does not exist */
export const partyData = memoized((): PartyData => {
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

/** The sample service over that data. @throws ContentError as `partyData` does */
export const partyService = memoized(() => createPartyService(partyData()));
