import fs from 'node:fs';
import {readFilled} from '../../support/contracts';

/** A party of vpd/parties.json. */
export interface PartyEntry {
  readonly id: string;
  readonly type: string;
  readonly isActive: boolean;
  readonly ceasedOn: string | null;
  readonly legalName: string | null;
  readonly tradeNames: readonly string[];
  readonly legalForm: {readonly country: string; readonly code: string} | null;
  readonly description: Readonly<Record<string, string>>;
  readonly identifiers: readonly {readonly scheme: string; readonly value: string; readonly validatedOn: string}[];
  readonly ibans: readonly string[];
  readonly activities: readonly {readonly code: string; readonly isMain: boolean}[];
  readonly locations: readonly LocationEntry[];
  readonly website: string | null;
  readonly eDelivery: readonly DeliveryEntry[];
  readonly sources: readonly {readonly register: string; readonly country: string | null; readonly readOn: string}[];
}

interface LocationEntry {
  readonly type: string;
  readonly name: string | null;
  readonly address: string;
  readonly postcode: string;
  readonly country: string;
  readonly branchNumber: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

interface DeliveryEntry {
  readonly document: string;
  readonly network: string;
  readonly format: string;
  readonly endpointId: string;
  readonly since: string;
}

/** A code of vpd/codes/sbi.json or nace.json. */
export interface ActivityEntry {
  readonly code: string;
  readonly parent: string | null;
  readonly nl: string;
  readonly en: string;
  readonly nace?: string;
}

/** A code of vpd/codes/company.json. */
export interface LegalFormEntry {
  readonly country: string;
  readonly code: string;
  readonly abbreviation: string | null;
  readonly nl: string;
  readonly en: string;
  readonly de: string;
  readonly fr: string;
}

const FILE = 'vpd/parties.json';
const json = (file: string): unknown => JSON.parse(readFilled(file));

/** The file of the parties as it is written, with its tokens. */
export const writtenParties = (): unknown => JSON.parse(fs.readFileSync(FILE, 'utf8'));

export const parties = json(FILE) as readonly PartyEntry[];
export const sbi = json('vpd/codes/sbi.json') as readonly ActivityEntry[];
export const nace = json('vpd/codes/nace.json') as readonly ActivityEntry[];
export const legalForms = json('vpd/codes/company.json') as readonly LegalFormEntry[];

/** The name to show: the legal name, else the first trade name. */
export const nameOf = ({legalName, tradeNames, id}: PartyEntry): string => legalName ?? tradeNames[0] ?? id;

/** The country of a party: that of its first address. */
export const countryOf = ({locations}: PartyEntry): string => locations[0]?.country ?? '';

/** Each party with each of the entries that it has of a kind. */
export const each = <Entry>(of: (party: PartyEntry) => readonly Entry[]): [PartyEntry, Entry][] =>
  parties.flatMap((party) => of(party).map((entry): [PartyEntry, Entry] => [party, entry]));

/** What occurs more than once. */
export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
