import type Example from '../../components/Example';
import {codeIn} from '../../contracts/code';
import {existsTracked, readTracked} from '../files';
import {passesOf} from '../formats';
import {PartFault, partOf, pathAttribute} from '../part';

/** A complete example document, a path below documents/examples. */
export default partOf<typeof Example>()({
  attributes: {file: pathAttribute},
  props: ({file}) => {
    const source = `documents/examples/${file}`;
    if (!existsTracked(source)) throw new PartFault(`example document ${source} does not exist`);
    const xml = readTracked(source);
    return {file, code: codeIn('xml', xml.trimEnd()), passes: passesOf(file, xml)};
  },
});
