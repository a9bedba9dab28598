import {fullerMessage} from '../../contracts/formats/registry';
import {mandatoryRows} from '../../contracts/structure/mandatory';
import {mandatoryDifference} from '../../contracts/structure/mandatoryDifference';
import type {MandatoryRow} from '../../contracts/structure/mandatoryElements';
import {joined, placedTree} from '../../sources/elementTrees';
import {formatRegistry, messageNamed} from '../../sources/formats';
import {isRuleOf} from '../../sources/ruleSets';
import {partOf, textAttribute} from '../part';

function rowsOf(folder: string, document?: string): MandatoryRow[] {
  const placed = placedTree(folder, document);
  return mandatoryRows({...joined(placed), anchors: placed.anchors}, placed.syntax !== undefined);
}

/**
 * What the documents of a message must contain, or how that differs from the message whose page has the full account.
 * `document` names a root element where the message has several.
 */
export default partOf<typeof import('../../components/MandatoryTerms')>()({
  attributes: {folder: textAttribute, document: textAttribute.optional()},
  props: ({folder, document}, {section}) => {
    const label = section ?? 'Mandatory';
    const own = rowsOf(folder, document);
    const fuller = fullerMessage(formatRegistry(), messageNamed(folder));
    if (!fuller) return {label, rows: own};
    const {rows, ...rest} = mandatoryDifference(own, rowsOf(fuller.message.id, document), (rule) =>
      isRuleOf(folder, rule),
    );
    const {title, page} = fuller.format;
    return {label, rows, fuller: {title, href: `${page}#what-is-mandatory`, ...rest}};
  },
});
