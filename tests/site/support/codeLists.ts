import fs from 'node:fs';
import {parse} from 'yaml';

/** The overview of the code lists. */
export const OVERVIEW = '/misc/codeList.html';

/** The page of a code list. */
export const pageOf = (list: string): string => `/misc/codeList/${list}.html`;

/** A list as its registry names it. */
interface List {
  readonly name: string;
  readonly title: string;
  readonly prefix: string;
  /** How the search knows its rare codes. */
  readonly rare?: 'codes' | 'file';
}

/** Every code list, read without the code that makes the pages. */
export const lists = parse(fs.readFileSync('documents/codelists/lists.yaml', 'utf8')) as List[];

/** The ids of the codes of a list, as its file has them. */
export const codesIn = (name: string): string[] =>
  (JSON.parse(fs.readFileSync(`documents/codelists/${name}.json`, 'utf8')) as {codes: {id: string}[]}).codes.map(
    ({id}) => id,
  );
