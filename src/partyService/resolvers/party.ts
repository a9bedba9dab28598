import type {DeliveryRecord, IdentifierRecord, Language, LocationRecord, PartyData, PartyRecord} from '../data';
import {kindOf, partyIdOf, type IdentifierKind} from '../identifiers';
import {textIn} from '../language';
import {namesOf, systemOf} from '../partyTexts';
import {codeView, legalFormView} from './codes';

/** The type `partyIdentifier`. */
function identifiersView(records: readonly IdentifierRecord[]): object {
  const all = records.map((record) => ({...record, partyId: partyIdOf(record)}));
  const of = (kind: IdentifierKind): object[] => all.filter((each) => kindOf(each) === kind);
  return {legal: of('legal'), vat: of('vat'), oin: of('oin'), gln: of('gln'), all};
}

type Choice = Partial<Pick<DeliveryRecord, 'document' | 'network'>>;

/** The type `eDelivery`: the delivery options of a party, narrowed by the arguments of each field. */
function deliveryView(records: readonly DeliveryRecord[]): object {
  const options = ({document, network}: Choice): DeliveryRecord[] =>
    records.filter(
      (each) => each.document === (document ?? each.document) && each.network === (network ?? each.network),
    );
  return {options, canReceive: (choice: Choice) => options(choice).length > 0};
}

/** The type `party`, without its highlights: functions are called for the fields that a query selects. Bank accounts are no part of it. */
export function partyView(record: PartyRecord, data: PartyData, language: Language): object {
  const {ibans, ...shown} = record;
  const system = systemOf(record);
  return {
    ...shown,
    preferredName: namesOf(record)[0] ?? record.id,
    legalForm() {
      const {country, code} = record.legalForm ?? {};
      const form = data.company.find((each) => each.country === country && each.code === code);
      return form && legalFormView(form, language);
    },
    description: textIn(record.description ?? {}, language),
    identifiers: () => identifiersView(record.identifiers),
    partyIds: () => record.identifiers.map(partyIdOf),
    sectorCodes: () =>
      record.activities.flatMap(({code, isMain}) => {
        const found = data[system].find((each) => each.code === code);
        return found ? [{isMain, code: codeView(found, system, data, language)}] : [];
      }),
    locations: ({type}: Partial<LocationRecord>) =>
      record.locations.filter((location) => location.type === (type ?? location.type)),
    eDelivery: () => deliveryView(record.eDelivery),
  };
}
