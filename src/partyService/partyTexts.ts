import type {LocationRecord, PartyData, PartyRecord, Texts} from './data';

/** The fields that `search` reads, as paths from `party`, with how much a match says. */
export const WEIGHTS = {
  legalName: 10,
  tradeNames: 10,
  'identifiers.all.value': 8,
  'locations.name': 6,
  'locations.address': 3,
  'locations.postcode': 4,
  'locations.city': 5,
  'sectorCodes.code.code': 4,
  'sectorCodes.code.description': 4,
  description: 3,
} as const;

type Field = keyof typeof WEIGHTS;

/** A text of a party that `search` reads. One that has no language counts as Dutch. */
export interface PartyText {
  readonly field: Field;
  readonly versions: Texts;
}

/** Legal name and trade names, the one to display first. */
export const namesOf = ({legalName, tradeNames}: PartyRecord): readonly string[] =>
  legalName === null ? tradeNames : [legalName, ...tradeNames];

/** The classification of a party's activities. */
export const systemOf = ({locations}: PartyRecord): 'sbi' | 'nace' => (locations[0]?.country === 'NL' ? 'sbi' : 'nace');

const textOf = (field: Field, text: string | null): PartyText[] =>
  text === null ? [] : [{field, versions: {nl: text}}];

const locationTexts = (location: LocationRecord): PartyText[] =>
  (['name', 'address', 'postcode', 'city'] as const).flatMap((part) => textOf(`locations.${part}`, location[part]));

/** All texts of a party that `search` reads. Bank accounts are none of them. */
export function partyTexts(party: PartyRecord, data: PartyData): PartyText[] {
  const activities = party.activities.flatMap(({code}): PartyText[] => {
    const {nl = '', en = ''} = data[systemOf(party)].find((each) => each.code === code) ?? {};
    return [...textOf('sectorCodes.code.code', code), {field: 'sectorCodes.code.description', versions: {nl, en}}];
  });
  return [
    ...textOf('legalName', party.legalName),
    ...party.tradeNames.flatMap((name) => textOf('tradeNames', name)),
    ...party.identifiers.flatMap(({value}) => textOf('identifiers.all.value', value)),
    ...party.locations.flatMap(locationTexts),
    ...activities,
    {field: 'description', versions: party.description ?? {}},
  ];
}
