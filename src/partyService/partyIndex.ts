import {codeTree, type CodeTree} from './codes';
import type {IdentifierRecord, LegalForm, PartyData, PartyRecord} from './data';
import {kindOf, spellingsOf, type IdentifierKind} from './identifiers';
import {LANGUAGES} from './language';
import {nameReader, type Name, type NameReader} from './legalForms';
import {compact, wordTexts} from './normalise';
import {partyTexts, type PartyText} from './partyTexts';

/** An identifier, with what people write for it. */
export interface IndexedIdentifier {
  readonly value: string;
  readonly kind: IdentifierKind;
  /** In compact form. */
  readonly spellings: readonly string[];
}

/** A party with what requests look for in it. */
export interface IndexedParty {
  readonly record: PartyRecord;
  readonly preferredName: string;
  readonly texts: readonly PartyText[];
  /** Each word of the texts, with the highest weight of a text that has it. */
  readonly weights: ReadonlyMap<string, number>;
  /** Legal name and trade names. */
  readonly names: readonly Name[];
  readonly locationNames: readonly Name[];
  readonly identifiers: readonly IndexedIdentifier[];
}

/** A legal form with the words of its names. */
export interface IndexedForm {
  readonly form: LegalForm;
  readonly words: readonly string[];
}

/** The data of the service, ready for requests. */
export interface PartyIndex {
  readonly parties: readonly IndexedParty[];
  readonly sbi: CodeTree;
  readonly nace: CodeTree;
  readonly company: readonly IndexedForm[];
  readonly readName: NameReader;
}

/** Whether the activities of a party are SBI codes. All others are NACE codes. */
export const hasSbi = ({locations}: PartyRecord): boolean => locations[0]?.country === 'NL';

const indexedIdentifier = (identifier: IdentifierRecord): IndexedIdentifier => ({
  value: identifier.value,
  kind: kindOf(identifier),
  spellings: spellingsOf(identifier),
});

function indexedForm(form: LegalForm): IndexedForm {
  const names = [...LANGUAGES.map((language) => form[language]), form.abbreviation];
  return {form, words: names.flatMap((name) => wordTexts(name ?? ''))};
}

function weightsOf(texts: readonly PartyText[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const {words, weight} of texts) {
    for (const {text} of words) weights.set(text, Math.max(weight, weights.get(text) ?? 0));
  }
  return weights;
}

/** Reads all data once, so that a request only compares. */
export function partyIndex({parties, company, ...codes}: PartyData): PartyIndex {
  const sbi = codeTree(codes.sbi);
  const nace = codeTree(codes.nace);
  const readName = nameReader(company);
  const indexed = (record: PartyRecord): IndexedParty => {
    const {legalName, tradeNames, locations} = record;
    const names = legalName === null ? tradeNames : [legalName, ...tradeNames];
    const texts = partyTexts(record, hasSbi(record) ? sbi : nace);
    return {
      record,
      preferredName: names[0] ?? record.id,
      texts,
      weights: weightsOf(texts),
      names: names.map(readName),
      locationNames: locations.flatMap(({name}) => (name === null ? [] : [readName(name)])),
      identifiers: record.identifiers.map(indexedIdentifier),
    };
  };
  return {parties: parties.map(indexed), sbi, nace, company: company.map(indexedForm), readName};
}

/** Whether a compact text is what people write for the ID of a party, or for one of its identifiers. */
export const isIdOf = ({record, identifiers}: IndexedParty, spelling: string): boolean =>
  compact(record.id) === spelling || identifiers.some(({spellings}) => spellings.includes(spelling));
