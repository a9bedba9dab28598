import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {codeIn} from '../../contracts/code';
import {actionLines} from '../../contracts/hookActions';
import {openApi} from '../contracts';
import {PartFault, partOf} from '../part';

const hookSchema = z.looseObject({action: z.string()});

/** The action of a hook among the examples of v1.yaml, one option on each line, so that a long one can be read. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {name: z.string(), title: z.string().default('The action, split into lines')},
  code: true,
  props: ({name, title}) => {
    const {success, data} = hookSchema.safeParse(openApi('v1').components.examples?.[name]?.value);
    if (!success) throw new PartFault(`example '${name}' of openapi/v1.yaml is not a hook`);
    return {code: codeIn('text', actionLines(data.action)), title};
  },
});
