import type {SearchCode, SearchCodes} from './codes';

/** A list of codes as its file has it; the search box reads it (src/components/Search/codes.ts). */
export interface CodesOfList {
  /** Title of the list. */
  readonly t: string;
  /** Where it is: section and page. */
  readonly w: string;
  /** Address of a code without the code. */
  readonly u: string;
  /** How many codes are common. */
  readonly n: number;
  /** A line for each code: code, name, anchor where it isn't the code, alias, with tabs between them. */
  readonly c: string;
  /** Address of a file with the codes that are left out. */
  readonly f?: string;
}

const lineOf = ({code, name = '', anchor = '', alias = ''}: SearchCode): string =>
  [code, name, anchor, alias].join('\t').trimEnd();

/** The file of all codes. */
export const codesFile = (lists: readonly SearchCodes[]): CodesOfList[] =>
  lists.map(({title, page, address, common, codes, rest}) => ({
    t: title,
    w: `${page} › ${title}`,
    u: address,
    n: common,
    c: codes.map(lineOf).join('\n'),
    ...(rest && {f: rest}),
  }));
