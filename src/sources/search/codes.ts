import {codeEntry} from '../../addresses/codeLists';
import {packCells} from '../../search/packed';
import {listEntries} from '../codeListEntries';
import {codeLists, DOCUMENT_TYPE_IDS, documentTypes, PARTY_IDS, partySchemes} from '../codeLists';

/** A list of codes as its file has it, which the search box reads (src/components/Search/codes.ts): too many for the index of words. */
export interface CodesOfList {
  /** Title of the list. */
  readonly t: string;
  /** Where it is: page and list. */
  readonly w: string;
  /** Address of a code without the code. */
  readonly u: string;
  /** How many of the codes, from the first on, are found by their names too. */
  readonly n: number;
  /** A line for each code: code, name, anchor where it isn't the code, another name that finds it exactly, with tabs between them. */
  readonly c: string;
  /** Address of a file with the codes that are left out: too many to be loaded for every reader. */
  readonly f?: string;
}

/** The line of a code in its list. */
export const lineOf = (code: string, name = '', anchor = '', alias = ''): string =>
  [code, name, anchor, alias].join('\t').trimEnd();

function ofCodeLists(): CodesOfList[] {
  const rare = new Map(listEntries().map((entry) => [entry.name, entry.rare]));
  return codeLists().map(({name, title, prefix, common, others}) => {
    const lines = [...common, ...(rare.get(name) === 'file' ? [] : others)].map((row, index) => {
      const anchor = row.anchor.slice(prefix.length + 1);
      // A reader who looks for a rare code knows it.
      const rowName = rare.get(name) && index >= common.length ? undefined : row.name;
      return lineOf(row.code, rowName, anchor === row.code ? undefined : anchor, row.longName);
    });
    return {
      t: title,
      w: `Code lists › ${title}`,
      u: codeEntry(name, `${prefix}-`),
      n: common.length,
      c: lines.join('\n'),
      ...(rare.get(name) === 'file' && {f: `/misc/codelists/${name}.json`}),
    };
  });
}

function ofPartySchemes(): CodesOfList {
  const {common, others, removed} = partySchemes();
  return {
    t: 'Participant schemes',
    w: 'Party IDs › Participant schemes',
    u: `${PARTY_IDS}#scheme-`,
    n: common.length,
    c: [...common, ...others, ...removed].map(({code, text, name}) => lineOf(code, name, '', text)).join('\n'),
  };
}

function ofDocumentTypes(): CodesOfList {
  const types = documentTypes();
  return {
    t: 'Document types',
    w: 'Document type identifiers › Document types',
    u: `${DOCUMENT_TYPE_IDS}#type-`,
    n: types.length,
    c: types.map(({value, name, anchor}) => lineOf(value, name, anchor.slice('type-'.length))).join('\n'),
  };
}

/** Every code. A code in several lists comes first from the list that is named first. */
export const searchCodes = (): CodesOfList[] => [ofPartySchemes(), ...ofCodeLists(), ofDocumentTypes()];

/** Lists as their file has them: of each line what the one before has not. */
export const packCodes = (lists: readonly CodesOfList[]): CodesOfList[] =>
  lists.map((list) => ({...list, c: packCells(list.c.split('\n'), '\n')}));
