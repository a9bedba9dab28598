import {correctionLists} from '../../../../src/sources/corrections';
import {untracked} from '../../../../src/sources/files';
import type {CodeListData} from '../../../../src/diagnosis/codes/model';

/** Code lists by their names, as the build gives them to a check; all lists without a name. */
export const listData = (...names: string[]): CodeListData[] =>
  untracked(() => correctionLists().lists.filter(({name}) => names.length === 0 || names.includes(name)));
