import {sidebars} from '../../../sidebars';
import {withoutPending} from '../../addresses/writtenPages';
import {untracked} from '../../sources/files';
import {pagesBelow} from '../../sources/pages';

/** The pages below the guide to a format, which show in the sidebar while one of them is open. */
const propsOf = (address: string): Record<string, unknown> | undefined => {
  const below = untracked(() => pagesBelow(address));
  return below.length > 0 ? {below} : undefined;
};

/** The sidebar of this section alone: Docusaurus takes one file for each section. */
export default {documents: withoutPending(sidebars.documents, 'documents', undefined, propsOf)};
