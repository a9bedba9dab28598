import type {GraphQLResolveInfo} from 'graphql';
import {checkTexts, withDefaults} from '../arguments';
import type {QueryLimits} from '../data';
import type {PartyIndex} from '../partyIndex';
import type {CodeView} from './codes';
import {queryCodes, queryLegalForms, type CodeArguments, type LegalFormArguments} from './codeQueries';
import {queryFind, type FindArguments, type MatchView} from './findQuery';
import type {LegalFormView} from './legalForm';
import type {PartyView} from './party';
import {queryParty, type PartyArguments} from './partyQuery';

type RootField<Arguments, Result> = (written: Arguments, context: unknown, info: GraphQLResolveInfo) => Result;

/** The type `Query`: a function for each root field, which the executor calls with its arguments. */
export interface Root {
  readonly party: RootField<PartyArguments, PartyView[]>;
  readonly find: RootField<FindArguments, MatchView[]>;
  readonly company: RootField<LegalFormArguments, LegalFormView[]>;
  readonly sbi: RootField<CodeArguments, CodeView[]>;
  readonly nace: RootField<CodeArguments, CodeView[]>;
}

/** The root of all answers. Every text argument is held to its length first. */
export function rootOf(index: PartyIndex, limits: QueryLimits): Root {
  const checked =
    <Arguments extends object, Result>(answer: (written: Arguments) => Result): RootField<Arguments, Result> =>
    (written, _context, info) => {
      checkTexts(written, limits);
      return answer(withDefaults(written, info));
    };
  return {
    party: checked((written) => queryParty(index, limits, written)),
    find: checked((written) => queryFind(index, limits, written)),
    company: checked((written) => queryLegalForms(index, written)),
    sbi: checked((written) => queryCodes(index, 'sbi', written)),
    nace: checked((written) => queryCodes(index, 'nace', written)),
  };
}
