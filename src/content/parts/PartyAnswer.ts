import {codeOf} from '../../contracts/code';
import {partyAnswer} from '../../sources/party/operations';
import {codeBlock, partOf, textAttribute} from '../part';

/** The response of the sample service to an example query of vpd/operations. */
export default partOf<typeof import('../../components/CodeBlock')>()({
  ...codeBlock,
  attributes: {name: textAttribute},
  props: ({name}) => ({
    code: codeOf(partyAnswer(name), 'application/json'),
    title: 'Response 200',
    label: `Response to the query ${name}`,
  }),
});
