import {sidebars} from '../../../sidebars';
import {codeListPage, codeListsPage} from '../../addresses/codeLists';
import {withoutPending} from '../../addresses/writtenPages';
import {listEntries} from '../../sources/codeListEntries';
import {untracked} from '../../sources/files';

/** The pages of the code lists, which show in the sidebar while their overview or one of them is open. */
const propsOf = (address: string): Record<string, unknown> | undefined =>
  address === codeListsPage
    ? {below: untracked(listEntries).map(({name, title}) => ({label: title, href: codeListPage(name)}))}
    : undefined;

/** The sidebar of this section alone: Docusaurus takes one file for each section. */
export default {root: withoutPending(sidebars.root, '', undefined, propsOf)};
