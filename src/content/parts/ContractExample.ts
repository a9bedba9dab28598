import {codeOf} from '../../contracts/code';
import {found} from '../../sources/authorFault';
import {openApi} from '../../sources/rest';
import {codeBlock, partOf, textAttribute} from '../part';

/** A named example of the contract v1, `components/examples`. */
export default partOf<typeof import('../../components/CodeBlock')>()({
  ...codeBlock,
  attributes: {name: textAttribute, title: textAttribute.optional()},
  props: ({name, title = name}) => {
    const example = found(openApi('v1').components.examples?.[name], `example '${name}' is not in openapi/v1.yaml`);
    return {code: codeOf(example.value, 'application/json'), title};
  },
});
