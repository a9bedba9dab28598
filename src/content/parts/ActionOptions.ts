import {optionRowsOf} from '../../contracts/hookActions';
import {AuthorFault} from '../../sources/authorFault';
import {hookActions} from '../../sources/rest';
import {choiceAttribute, partOf, textAttribute} from '../part';

/** The options of a hook action, by its scheme; with `use`, those that serve this use. */
export default partOf<typeof import('../../components/ActionOptions')>()({
  attributes: {scheme: textAttribute, use: choiceAttribute(['read', 'write']).optional()},
  props: ({scheme, use}) => {
    const action = hookActions().find((each) => each.scheme === scheme);
    const options = action ? optionRowsOf(action, use) : [];
    if (!options.length) throw new AuthorFault(`x-hook-actions of openapi/v1.yaml has no options of '${scheme}'`);
    return {options, label: `Options of ${scheme}`};
  },
  anchors: ({options}) => options.map(({id}) => id),
});
