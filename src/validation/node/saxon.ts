import SaxonJS from 'saxon-js';
import {type Processor} from '../rules';

/**
 * SaxonJS for Node as the processor of compiled rules. Its licence (`LICENSE.txt` of the package) permits to pass it on unmodified, as part of
 * an application that uses it, with its notice: whatever copies it copies that file beside it.
 */
export const saxon: Processor = (sheet, base, text) =>
  SaxonJS.transform({
    stylesheetInternal: sheet,
    stylesheetBaseURI: base,
    sourceText: text,
    destination: 'serialized',
  }).principalResult;
