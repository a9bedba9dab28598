import {sidebars} from '../../../sidebars';
import pending from '../../addresses/pending.json';
import {withoutPending} from '../../addresses/writtenPages';

/** The sidebar of this section alone: Docusaurus takes one file for each section. */
export default {platform: withoutPending(sidebars.platform, 'platform', new Set<string>(pending))};
