import * as z from 'zod';
import type ActionOptions from '../../components/ActionOptions';
import {optionRowsOf} from '../../contracts/hookActions';
import {hookActions} from '../contracts';
import {PartFault, partOf} from '../part';

/** The options of a hook action, by its scheme; with `use`, those that serve this use. */
export default partOf<typeof ActionOptions>()({
  attributes: {scheme: z.string(), use: z.enum(['read', 'write']).optional()},
  props: ({scheme, use}) => {
    const action = hookActions().find((each) => each.scheme === scheme);
    const options = action ? optionRowsOf(action, use) : [];
    if (!options.length) throw new PartFault(`x-hook-actions of openapi/v1.yaml has no options of '${scheme}'`);
    return {options, label: `Options of ${scheme}`};
  },
});
