import type {Language, LocationRecord, PartyRecord} from '../data';
import type {Highlight} from '../highlight';
import {partyIdOf} from '../identifiers';
import {textIn} from '../language';
import {hasSbi, type IndexedParty, type PartyIndex} from '../partyIndex';
import {codeView, type CodeView} from './codes';
import {deliveryView, type DeliveryView} from './eDelivery';
import {identifiersView, type IdentifiersView} from './identifiers';
import {legalFormView, type LegalFormView} from './legalForm';

/** What the fields of a party depend on, beside the party. */
interface Context {
  readonly index: PartyIndex;
  readonly language: Language;
  readonly highlights: () => readonly Highlight[];
}

type AsRecorded = Pick<
  PartyRecord,
  'id' | 'type' | 'isActive' | 'ceasedOn' | 'legalName' | 'tradeNames' | 'website' | 'sources'
>;

/** The type `party`: functions are called for the fields that a query selects. Bank accounts are no part of it. */
export interface PartyView extends AsRecorded {
  readonly preferredName: string;
  legalForm(): LegalFormView | null;
  description(): string | undefined;
  identifiers(): IdentifiersView;
  partyIds(): string[];
  sectorCodes(): {readonly isMain: boolean; readonly code: CodeView}[];
  locations(choice: {readonly type?: string | null}): readonly LocationRecord[];
  eDelivery(): DeliveryView;
  highlights(): readonly Highlight[];
}

function asRecorded(record: PartyRecord): AsRecorded {
  const {id, type, isActive, ceasedOn, legalName, tradeNames, website, sources} = record;
  return {id, type, isActive, ceasedOn, legalName, tradeNames, website, sources};
}

/** A party as the executor reads it. */
export function partyView({record, preferredName}: IndexedParty, {index, language, highlights}: Context): PartyView {
  const system = hasSbi(record) ? 'sbi' : 'nace';
  return {
    ...asRecorded(record),
    preferredName,
    legalForm() {
      const {country, code} = record.legalForm ?? {};
      const found = index.company.find(({form}) => form.country === country && form.code === code);
      return found ? legalFormView(found.form, language) : null;
    },
    description: () => textIn(record.description ?? {}, language),
    identifiers: () => identifiersView(record.identifiers),
    partyIds: () => record.identifiers.map(partyIdOf),
    sectorCodes: () =>
      record.activities.flatMap(({code, isMain}) => {
        const found = index[system].get(code);
        return found ? [{isMain, code: codeView(found, system, {trees: index, language})}] : [];
      }),
    locations: ({type}) => record.locations.filter((location) => location.type === (type ?? location.type)),
    eDelivery: () => deliveryView(record.eDelivery),
    highlights,
  };
}
