import {messagesLike} from '../../contracts/formats/registry';
import {mandatoryRows} from '../../contracts/structure/mandatory';
import {mandatoryDifference} from '../../contracts/structure/mandatoryDifference';
import type {MandatoryRow} from '../../contracts/structure/mandatoryElements';
import {joined, placedTree} from '../../sources/elementTrees';
import {formatRegistry, messageNamed} from '../../sources/formats';
import {isRuleOf} from '../../sources/ruleSets';
import {partOf, textAttribute} from '../part';

const rowsOf = (page: string, folder: string, document?: string): MandatoryRow[] =>
  mandatoryRows(joined(placedTree(folder, document), page));

/**
 * What the documents of a message must contain, or how that differs from its base format, or else from the first format with the
 * same elements. `document` names a root element where the message has several.
 */
export default partOf<typeof import('../../components/MandatoryTerms')>()({
  attributes: {folder: textAttribute, document: textAttribute.optional()},
  props: ({folder, document}, {section, page}) => {
    const label = section ?? 'Mandatory';
    const own = rowsOf(page, folder, document);
    const {format, message} = messageNamed(folder);
    const alike = messagesLike(formatRegistry(), message);
    const fuller = alike.find((each) => each.format.id === format.base?.format) ?? alike[0];
    if (!fuller || fuller.message === message) return {label, rows: own};
    const {title, page: guide} = fuller.format;
    const other = rowsOf(page, fuller.message.id, document);
    const {rows, ...rest} = mandatoryDifference(own, other, (rule) => isRuleOf(folder, rule));
    return {label, rows, fuller: {title, href: `${guide}#what-is-mandatory`, ...rest}};
  },
});
