import {sidebars} from '../../../sidebars';
import {withoutPending} from '../../addresses/writtenPages';

/** The sidebar of this section alone: Docusaurus takes one file for each section. */
export default {vpd: withoutPending(sidebars.vpd, 'vpd')};
