import * as z from 'zod';
import {codeIn} from '../../contracts/code';
import {actionLines} from '../../contracts/hookActions';
import {AuthorFault} from '../../sources/authorFault';
import {openApi} from '../../sources/rest';
import {codeBlock, partOf, textAttribute} from '../part';

const hookSchema = z.looseObject({action: z.string()});

/** The action of a hook among the examples of v1.yaml, one option on each line, so that a long one can be read. */
export default partOf<typeof import('../../components/CodeBlock')>()({
  ...codeBlock,
  attributes: {name: textAttribute},
  props: ({name}) => {
    const {success, data} = hookSchema.safeParse(openApi('v1').components.examples?.[name]?.value);
    if (!success) throw new AuthorFault(`example '${name}' of openapi/v1.yaml is not a hook`);
    return {code: codeIn('text', actionLines(data.action)), title: 'The action, split into lines'};
  },
});
