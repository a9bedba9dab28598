import type {ExecutionResult} from 'graphql';
import fs from 'node:fs';
import type {
  ActivityCode,
  IdentifierRecord,
  LegalForm,
  LocationRecord,
  PartyData,
  PartyRecord,
} from '../../../../src/partyService/data';
import {createPartyService, type PartyRequest} from '../../../../src/partyService/service';

/** The contract as it is written: its tokens are in descriptions only. */
const sdl = fs.readFileSync('vpd/schema.graphql', 'utf8');

export const limits = {depth: 8, fields: 500, rootFields: 10, textLength: 200, maxResults: 100, skip: 1000};

const id = (scheme: string, value: string, code: string | null = null): IdentifierRecord => ({
  scheme,
  value,
  endpointId: code && `${code}:${value}`,
  validatedOn: '2026-11-20',
});

export const kvk = (value: string): IdentifierRecord => id('NL:KVK', value, '0106');
export const vat = (value: string): IdentifierRecord => id(`${value.slice(0, 2)}:VAT`, value, '9944');
export const oin = (value: string): IdentifierRecord => id('NL:OINO', value, '0190');
export const gln = (value: string): IdentifierRecord => id('GLN', value, '0088');
export const register = (value: string): IdentifierRecord => id('DE:HRB', value);

export const place = (city: string, postcode: string, more: Partial<LocationRecord> = {}): LocationRecord => ({
  type: 'visit',
  name: null,
  address: 'Proefstraat 1',
  postcode,
  city,
  country: 'NL',
  branchNumber: null,
  latitude: null,
  longitude: null,
  ...more,
});

/** A party in the Netherlands, of which a test names what matters. */
export const party = (number: number, legalName: string | null, more: Partial<PartyRecord> = {}): PartyRecord => ({
  id: `p-${number}`,
  type: 'company',
  isActive: true,
  ceasedOn: null,
  legalName,
  tradeNames: [],
  legalForm: null,
  description: null,
  identifiers: [],
  ibans: [],
  activities: [],
  locations: [place('Proefdam', '1000 AA')],
  website: null,
  eDelivery: [],
  sources: [],
  ...more,
});

const sbi: ActivityCode[] = [
  {code: 'G', parent: null, nl: 'Groot- en detailhandel', en: 'Wholesale and retail trade'},
  {code: 'H', parent: null, nl: 'Vervoer en opslag', en: 'Transportation and storage'},
  {code: '49', parent: 'H', nl: 'Vervoer over land', en: 'Land transport'},
  {code: '49.4', parent: '49', nl: 'Goederenvervoer over de weg', en: 'Freight transport by road'},
  {
    code: '49.41',
    parent: '49.4',
    nl: 'Goederenvervoer over de weg (geen verhuizingen)',
    en: 'Freight road haulage',
    nace: '49.41',
  },
  {code: '49.42', parent: '49.4', nl: 'Verhuisvervoer', en: 'Removal services', nace: '49.42'},
];

const nace: ActivityCode[] = [
  {code: 'H', parent: null, nl: 'Vervoer en opslag', en: 'Transportation and storage'},
  {code: '49.41', parent: 'H', nl: 'Goederenvervoer over de weg', en: 'Freight transport by road'},
];

export const company: LegalForm[] = [
  {country: 'NL', code: '41', abbreviation: 'B.V.', nl: 'Besloten vennootschap', en: 'Private limited company'},
  {country: 'NL', code: '74', abbreviation: null, nl: 'Stichting', en: 'Foundation', de: 'Stiftung', fr: 'Fondation'},
  {
    country: 'DE',
    code: 'GmbH',
    abbreviation: 'GmbH',
    nl: 'Besloten vennootschap',
    en: 'Private limited company',
    de: 'Gesellschaft mit beschränkter Haftung',
  },
  {country: 'LU', code: 'SARL', abbreviation: 'S.à r.l.', nl: 'Besloten vennootschap', en: 'Private limited company'},
];

export const dataOf = (parties: readonly PartyRecord[]): PartyData => ({sdl, parties, sbi, nace, company, limits});

/** Sends a request to a service over some parties. */
export type Ask = (query: string, more?: Omit<PartyRequest, 'query'>) => ExecutionResult;

export function askOver(parties: readonly PartyRecord[]): Ask {
  const service = createPartyService(dataOf(parties));
  return (query, more) => service.execute({query, ...more});
}

/** The result of a root field in a response without errors. */
export function answered({data, errors}: ExecutionResult, field: string): unknown {
  if (errors) throw new Error(errors.map(({message}) => message).join('\n'));
  // The executor makes objects without a prototype.
  const plain = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  return plain[field];
}

/** The codes of a response's errors. */
export const codesOf = ({errors = []}: ExecutionResult): unknown[] => errors.map(({extensions}) => extensions.code);
