import {knownElements, type Knowledge} from '../diagnosis/corrections/knowledge';
import type {CodeListData} from '../diagnosis/codes/model';
import {listNamed} from '../contracts/structure/lists';
import {codeAliases} from './codeAliases';
import {listEntries} from './codeListEntries';
import {partySchemes, publishedList} from './codeLists';
import {ownIdentifier, placedTree} from './elementTrees';
import {knownLists} from './readingCodes';

/** The list that a format has in place of one with the same terms: a self-billed invoice has its own types. */
function ownList(message: string, name: string | undefined): string | undefined {
  const entries = listEntries();
  const terms = entries.find((entry) => entry.name === name)?.terms ?? [];
  return entries.find((entry) => entry.formatIds?.includes(message) && entry.terms.some((id) => terms.includes(id)))
    ?.name;
}

/** What corrections need to know of the elements of a message. @param root the local name of the root element */
export function correctionElements(message: string, root: string): Knowledge['elements'] {
  const {tree, placed} = placedTree(message, root);
  return knownElements(tree, {
    valueOf: (element) => ownIdentifier(element, placed) ?? element.fixed,
    listOf(wanted) {
      const name = listNamed(wanted, tree.source, knownLists());
      return ownList(message, name) ?? name;
    },
  });
}

const listData = (): CodeListData[] =>
  listEntries().map(({name, prefix, common}) => ({
    ...{name, prefix, ...(common && {common})},
    codes: publishedList(name).codes.map(({id, name: called}) => ({code: id, name: called})),
  }));

/** What corrections of all formats share: code lists, everyday words for codes, and the schemes of party identifiers. */
export function correctionLists(): Pick<Knowledge, 'lists' | 'aliases' | 'schemes'> {
  const {common, others} = partySchemes();
  return {
    lists: listData(),
    aliases: codeAliases(),
    schemes: [...common, ...others].map(({code, text: name, country, pattern, check}) => ({
      ...{code, name, country, ...(pattern && {pattern}), ...(check && {check: check.id})},
    })),
  };
}
