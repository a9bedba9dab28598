import {sidebars} from '../../../sidebars';
import {codeListPage, codeListsPage} from '../../addresses/codeLists';
import {withPagesBelow} from '../../addresses/sidebarItems';
import {listEntries} from '../../sources/codeListEntries';
import {untracked} from '../../sources/files';

const lists = untracked(listEntries).map(({name, title}) => ({label: title, href: codeListPage(name)}));

/** The sidebar of this section alone. The pages of the code lists show while their overview or one of them is open. */
export default {root: withPagesBelow(sidebars.root, '', (address) => (address === codeListsPage ? lists : []))};
