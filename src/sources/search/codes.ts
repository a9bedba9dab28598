import {
  CODE_LISTS,
  codeLists,
  DOCUMENT_TYPE_IDS,
  documentTypes,
  listEntries,
  PARTY_IDS,
  partySchemes,
} from '../codeLists';
import {isPending} from '../pages';

/** A code that the search finds exactly: too many for the index of words. */
export interface SearchCode {
  readonly code: string;
  /** Left out where a reader who knows the code is the only one who looks for it. */
  readonly name?: string;
  /** What its anchor has in place of the code. */
  readonly anchor?: string;
  /** Another name under which it is found exactly. */
  readonly alias?: string;
}

/** The codes of one list. */
export interface SearchCodes {
  /** Title of the list. */
  readonly title: string;
  /** Title of its page. */
  readonly page: string;
  /** Address of a code without the code. */
  readonly address: string;
  /** How many of the codes, from the first on, are found by their names too. */
  readonly common: number;
  readonly codes: readonly SearchCode[];
  /** Address of a file with the codes that are left out: too many to be loaded for every reader. */
  readonly rest?: string;
}

function ofCodeLists(): SearchCodes[] {
  const rare = new Map(listEntries().map((entry) => [entry.name, entry.rare]));
  return codeLists().map(({name, title, prefix, common, others}) => ({
    title,
    page: 'Code lists',
    address: `${CODE_LISTS}#${prefix}-`,
    common: common.length,
    codes: [...common, ...(rare.get(name) === 'file' ? [] : others)].map((row, index) => {
      const anchor = row.anchor.slice(prefix.length + 1);
      return {
        code: row.code,
        name: rare.get(name) && index >= common.length ? undefined : row.name,
        anchor: anchor === row.code ? undefined : anchor,
        alias: row.longName,
      };
    }),
    ...(rare.get(name) === 'file' && {rest: `/misc/codelists/${name}.json`}),
  }));
}

function ofPartySchemes(): SearchCodes {
  const {common, others, removed} = partySchemes();
  return {
    title: 'Participant schemes',
    page: 'Party IDs',
    address: `${PARTY_IDS}#scheme-`,
    common: common.length,
    codes: [...common, ...others, ...removed].map(({code, text, name}) => ({code, name, alias: text})),
  };
}

function ofDocumentTypes(): SearchCodes {
  const types = documentTypes();
  return {
    title: 'Document types',
    page: 'Document type IDs',
    address: `${DOCUMENT_TYPE_IDS}#type-`,
    common: types.length,
    codes: types.map(({value, name, anchor}) => ({code: value, name, anchor: anchor.slice('type-'.length)})),
  };
}

/** Every code of the pages that are written. A code in several lists comes first from the list that is named first. */
export const searchCodes = (): SearchCodes[] =>
  [ofPartySchemes(), ...ofCodeLists(), ofDocumentTypes()].filter(({address}) => !isPending(address));
