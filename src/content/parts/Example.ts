import {codeIn} from '../../contracts/code';
import {exampleText, passesOf} from '../../sources/examples';
import {partOf, pathAttribute} from '../part';

/** A complete example document, a path below documents/examples. */
export default partOf<typeof import('../../components/Example')>()({
  attributes: {file: pathAttribute},
  props: ({file}) => {
    const xml = exampleText(file);
    return {file, code: codeIn('xml', xml.trimEnd()), passes: passesOf(file, xml)};
  },
});
