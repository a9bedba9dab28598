import type {ActivityCode, LegalForm as LegalFormEntry} from '../contracts/partyData/parties';
import type {PartyEntry} from '../contracts/partyData/parties';

/** A language of descriptions, as ISO 639-1 code. */
export type Language = 'nl' | 'en' | 'de' | 'fr';

/** A text in the languages in which it exists. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

/** An identifier of a party, with the endpoint ID that follows from its scheme: ISO 6523 code and value, null for a scheme without such a code. */
export type IdentifierRecord = PartyEntry['identifiers'][number] & {readonly endpointId: string | null};

/** An address of a party. */
export type LocationRecord = PartyEntry['locations'][number];

/** What a party receives on a network; `documentTypeId` is null on networks without document type identifiers. */
export type DeliveryRecord = PartyEntry['eDelivery'][number] & {readonly documentTypeId: string | null};

/** A party of vpd/parties.json. `find` compares its `ibans`, and no response contains them. */
export interface PartyRecord extends Omit<PartyEntry, 'identifiers' | 'eDelivery'> {
  readonly identifiers: readonly IdentifierRecord[];
  readonly eDelivery: readonly DeliveryRecord[];
}

/** A legal form of a country. */
export type LegalForm = Omit<LegalFormEntry, Language> & Texts;

export type {ActivityCode};

/** The limits of vpd/limits.yaml that hold for a query. */
export type QueryLimits = Readonly<
  Record<'depth' | 'fields' | 'rootFields' | 'textLength' | 'maxResults' | 'skip', number>
>;

/** Everything that the service is made of. */
export interface PartyData {
  readonly sdl: string;
  readonly parties: readonly PartyRecord[];
  readonly sbi: readonly ActivityCode[];
  readonly nace: readonly ActivityCode[];
  readonly company: readonly LegalForm[];
  readonly limits: QueryLimits;
}
