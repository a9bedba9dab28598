import {sidebars} from '../../../sidebars';

/** The sidebar of this section alone: Docusaurus takes one file for each section. */
export default {vpd: sidebars.vpd};
