import {codeAliasesOf} from '../contracts/codeLists/aliases';
import {listEntries} from './codeListEntries';
import {publishedList} from './codeLists';
import {fromYaml} from './yaml';

function codesOf(name: string): ReadonlySet<string> | undefined {
  const isKnown = listEntries().some((entry) => entry.name === name);
  return isKnown ? new Set(publishedList(name).codes.map(({id}) => id)) : undefined;
}

/** Words that documents have in place of a code. @throws ContentError for a list or a code that doesn't exist */
export const codeAliases = fromYaml('documents/codelists/aliases.yaml', (yaml) => codeAliasesOf(yaml, codesOf));
