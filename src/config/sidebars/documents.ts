import {sidebars} from '../../../sidebars';
import {withPagesBelow} from '../../addresses/sidebarItems';
import {untracked} from '../../sources/files';
import {pagesBelow} from '../../sources/pages';

/** The sidebar of this section alone. The pages below the guide to a format show while one of them is open. */
export default {
  documents: withPagesBelow(sidebars.documents, '/documents', (address) => untracked(() => pagesBelow(address))),
};
