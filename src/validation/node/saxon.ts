import SaxonJS from 'saxon-js';
import {type Processor} from '../rules';

/** SaxonJS for Node as the processor of compiled rules. */
export const saxon: Processor = (sheet, base, text) =>
  SaxonJS.transform({
    stylesheetInternal: sheet,
    stylesheetBaseURI: base,
    sourceText: text,
    destination: 'serialized',
  }).principalResult;
