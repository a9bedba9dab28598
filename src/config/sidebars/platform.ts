import {sidebars} from '../../../sidebars';
import {withoutPending} from '../../addresses/writtenPages';
import {untracked} from '../../sources/files';
import {pendingAddresses} from '../../sources/pages';

/** The sidebar of this section alone: Docusaurus takes one file for each section. */
export default {platform: withoutPending(sidebars.platform, 'platform', untracked(pendingAddresses))};
