import {codeTree, type CodeTree} from './codes';
import type {PartyData, PartyRecord} from './data';
import {compact} from './normalise';
import {spellingsOf} from './identifiers';
import {nameReader, type NameReader} from './legalForms';
import {partyTexts, type PartyText} from './partyTexts';

/** A party with what requests look for in it. */
export interface IndexedParty {
  readonly record: PartyRecord;
  readonly preferredName: string;
  readonly texts: readonly PartyText[];
  /** What people write for its ID and its identifiers, in compact form. */
  readonly spellings: ReadonlySet<string>;
}

/** The data of the service, ready for requests. */
export interface PartyIndex {
  readonly parties: readonly IndexedParty[];
  readonly sbi: CodeTree;
  readonly nace: CodeTree;
  readonly company: PartyData['company'];
  readonly wordsOfName: NameReader;
}

/** The name to show. */
export const preferredNameOf = ({legalName, tradeNames, id}: PartyRecord): string => legalName ?? tradeNames[0] ?? id;

/** Whether the activities of a party are SBI codes. All others are NACE codes. */
export const hasSbi = ({locations}: PartyRecord): boolean => locations[0]?.country === 'NL';

/** Reads all data once, so that a request only compares. */
export function partyIndex({parties, company, ...codes}: PartyData): PartyIndex {
  const sbi = codeTree(codes.sbi);
  const nace = codeTree(codes.nace);
  return {
    parties: parties.map((record) => ({
      record,
      preferredName: preferredNameOf(record),
      texts: partyTexts(record, hasSbi(record) ? sbi : nace),
      spellings: new Set([compact(record.id), ...record.identifiers.flatMap(spellingsOf)]),
    })),
    sbi,
    nace,
    company,
    wordsOfName: nameReader(company),
  };
}
