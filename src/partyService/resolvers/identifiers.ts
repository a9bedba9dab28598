import type {IdentifierRecord} from '../data';
import {kindOf, partyIdOf, type IdentifierKind} from '../identifiers';

/** The type `partyId`. */
export interface IdentifierView extends IdentifierRecord {
  readonly partyId: string;
}

/** The type `partyIdentifier`. */
export type IdentifiersView = Readonly<Record<IdentifierKind | 'all', readonly IdentifierView[]>>;

/** The identifiers of a party by kind. */
export function identifiersView(records: readonly IdentifierRecord[]): IdentifiersView {
  const all = records.map((record) => ({...record, partyId: partyIdOf(record)}));
  const of = (kind: IdentifierKind): IdentifierView[] => all.filter((each) => kindOf(each) === kind);
  return {legal: of('legal'), vat: of('vat'), oin: of('oin'), gln: of('gln'), all};
}
