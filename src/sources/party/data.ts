import {documentTypeId, messagesOf} from '../../contracts/formats/registry';
import {limitNumber} from '../../contracts/limits';
import {activitiesSchema, legalFormsSchema, partiesSchema, type PartyEntry} from '../../contracts/partyData/parties';
import {checkYaml, failAt} from '../../contracts/yamlFile';
import type {PartyData, PartyRecord, QueryLimits} from '../../partyService/data';
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

type Option = PartyEntry['eDelivery'][number];

/** The document type identifier of a delivery option, null where network or message has none. `fail` is called for an option that does not exist. */
function registeredType({document, network, format}: Option, fail: (problem: string) => never): string | null {
  const placed =
    messagesOf(formatRegistry()).find(({message}) => message.id === format) ??
    fail(`no message '${format}' in documents/formats.yaml`);
  const {message} = placed;
  if (!isKind(message.family, FAMILIES[document] ?? document)) fail(`'${format}' is no message of ${document}`);
  const isCredit = document === 'CREDIT_NOTE';
  const type = message.documents.find(({root}) => (root === CREDIT_NOTE) === isCredit) ?? message.documents[0];
  if (network !== PEPPOL || !message.registered || !type) return null;
  return documentTypeId(placed.format, message, type) ?? null;
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
      const remedy = 'Use a message of documents/formats.yaml and its kind';
      const fail = (problem: string): never => failAt(jsonFile(PARTIES), [at, 'eDelivery', index], problem, remedy);
      return {...option, documentTypeId: registeredType(option, fail)};
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
