import type {CodeTree} from './codes';
import type {Language, LocationRecord, PartyRecord} from './data';
import {LANGUAGES} from './language';
import {wordsOf, type Word} from './normalise';

/** A text of a party that `search` reads, with the path of its field from `party`. */
export interface PartyText {
  readonly field: string;
  readonly text: string;
  readonly words: readonly Word[];
  /** How much a match says. */
  readonly weight: number;
  /** Of a text that exists in several languages. */
  readonly language?: Language;
  /** The same for all languages of a text. */
  readonly subject: string;
}

interface Made {
  readonly field: string;
  readonly text: string | null | undefined;
  readonly weight: number;
  readonly language?: Language;
  readonly subject?: string;
}

const NAME = 10;
const IDENTIFIER = 8;
const LOCATION_NAME = 6;
const CITY = 5;
const ACTIVITY = 4;
const POSTCODE = 4;
const DESCRIPTION = 3;
const ADDRESS = 3;

const locationTexts = (location: LocationRecord): Made[] => [
  {field: 'locations.name', text: location.name, weight: LOCATION_NAME},
  {field: 'locations.address', text: location.address, weight: ADDRESS},
  {field: 'locations.postcode', text: location.postcode, weight: POSTCODE},
  {field: 'locations.city', text: location.city, weight: CITY},
];

const activityTexts = ({activities}: PartyRecord, tree: CodeTree): Made[] =>
  activities.flatMap(({code}) => {
    const found = tree.get(code);
    const field = 'sectorCodes.code.description';
    return [
      {field: 'sectorCodes.code.code', text: code, weight: ACTIVITY},
      {field, text: found?.nl, weight: ACTIVITY, language: 'nl', subject: code},
      {field, text: found?.en, weight: ACTIVITY, language: 'en', subject: code},
    ] as const;
  });

/**
 * All texts of a party that `search` reads. Bank accounts are none of them.
 * @param tree the classification of the party's activities
 */
export function partyTexts(party: PartyRecord, tree: CodeTree): PartyText[] {
  const made: Made[] = [
    {field: 'legalName', text: party.legalName, weight: NAME},
    ...party.tradeNames.map((text) => ({field: 'tradeNames', text, weight: NAME})),
    ...party.identifiers.map(({value}) => ({field: 'identifiers.all.value', text: value, weight: IDENTIFIER})),
    ...party.locations.flatMap(locationTexts),
    ...activityTexts(party, tree),
    ...LANGUAGES.map((language) => ({
      field: 'description',
      text: party.description?.[language],
      weight: DESCRIPTION,
      language,
      subject: '',
    })),
  ];
  return made.flatMap(({text, subject, ...rest}) =>
    text ? [{...rest, text, words: wordsOf(text), subject: `${rest.field} ${subject ?? text}`}] : [],
  );
}
