import {codeIn} from '../../contracts/code';
import {excerptOf} from '../../contracts/xml/excerpt';
import {attempt} from '../../sources/authorFault';
import {EXAMPLES, exampleText} from '../../sources/examples';
import {partOf, pathAttribute, textAttribute} from '../part';

/** Elements of an example document, a path below documents/examples. `at` has their paths below the root, with spaces between them. */
export default partOf<typeof import('../../components/Excerpt')>()({
  attributes: {file: pathAttribute, at: textAttribute},
  code: true,
  props: ({file, at}) => {
    const xml = exampleText(file);
    const paths = at.trim().split(/\s+/);
    const code = attempt(`${EXAMPLES}/${file}`, () => codeIn('xml', excerptOf(xml, paths)), 'Correct the path');
    return {file, code};
  },
});
