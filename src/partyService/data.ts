/** A language of descriptions, as ISO 639-1 code. */
export type Language = 'nl' | 'en' | 'de' | 'fr';

/** A text in the languages in which it exists. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

/** An identifier of a party, with the endpoint ID that follows from its scheme. */
export interface IdentifierRecord {
  readonly scheme: string;
  readonly value: string;
  /** ISO 6523 code and value; null for a scheme without such a code. */
  readonly endpointId: string | null;
  readonly validatedOn: string;
}

/** An address of a party. */
export interface LocationRecord {
  readonly type: string;
  readonly name: string | null;
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly branchNumber: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What a party receives on a network. */
export interface DeliveryRecord {
  readonly document: string;
  readonly network: string;
  readonly format: string;
  /** Null on networks without document type identifiers. */
  readonly documentTypeId: string | null;
  readonly endpointId: string;
  readonly since: string;
}

/** A party of vpd/parties.json. */
export interface PartyRecord {
  readonly id: string;
  readonly type: string;
  readonly isActive: boolean;
  readonly ceasedOn: string | null;
  /** A party without a legal name has a trade name. */
  readonly legalName: string | null;
  readonly tradeNames: readonly string[];
  readonly legalForm: {readonly country: string; readonly code: string} | null;
  readonly description: Texts | null;
  readonly identifiers: readonly IdentifierRecord[];
  /** Compared by `find`, and in no response. */
  readonly ibans: readonly string[];
  readonly activities: readonly {readonly code: string; readonly isMain: boolean}[];
  readonly locations: readonly LocationRecord[];
  readonly website: string | null;
  readonly eDelivery: readonly DeliveryRecord[];
  readonly sources: readonly {readonly register: string; readonly country: string | null; readonly readOn: string}[];
}

/** A code of SBI or NACE; the tree follows from `parent`. */
export interface ActivityCode {
  readonly code: string;
  readonly parent: string | null;
  readonly nl: string;
  readonly en: string;
  /** The NACE code of an SBI code. */
  readonly nace?: string | null;
}

/** A legal form of a country. */
export interface LegalForm extends Texts {
  readonly country: string;
  readonly code: string;
  readonly abbreviation: string | null;
}

/** The limits of vpd/limits.yaml that hold for a query. */
export interface QueryLimits {
  readonly depth: number;
  readonly fields: number;
  readonly rootFields: number;
  readonly textLength: number;
  readonly maxResults: number;
  readonly skip: number;
}

/** All that the service is made of. */
export interface PartyData {
  readonly sdl: string;
  readonly parties: readonly PartyRecord[];
  readonly sbi: readonly ActivityCode[];
  readonly nace: readonly ActivityCode[];
  readonly company: readonly LegalForm[];
  readonly limits: QueryLimits;
}
