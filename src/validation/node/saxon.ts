import SaxonJS from 'saxon-js';
import {type Processor} from '../rules';

/** SaxonJS for Node as the processor of compiled rules. By its licence, whatever copies it copies `LICENSE.txt` of the package beside it. */
export const saxon: Processor = (sheet, base, text) =>
  SaxonJS.transform({
    stylesheetInternal: sheet,
    stylesheetBaseURI: base,
    sourceText: text,
    destination: 'serialized',
  }).principalResult;
