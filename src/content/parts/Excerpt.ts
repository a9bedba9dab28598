import * as z from 'zod';
import type Excerpt from '../../components/Excerpt';
import {codeIn} from '../../contracts/code';
import {excerptOf} from '../../contracts/xml/excerpt';
import {existsTracked, readTracked} from '../files';
import {PartFault, partOf, pathAttribute} from '../part';

/** Elements of an example document, a path below documents/examples. `at` has their paths below the root, with spaces between them. */
export default partOf<typeof Excerpt>()({
  attributes: {file: pathAttribute, at: z.string()},
  code: true,
  props: ({file, at}) => {
    const source = `documents/examples/${file}`;
    if (!existsTracked(source)) throw new PartFault(`example document ${source} does not exist`);
    try {
      return {file, code: codeIn('xml', excerptOf(readTracked(source), at.trim().split(/\s+/)))};
    } catch (error) {
      throw new PartFault(`${source}: ${error instanceof Error ? error.message : String(error)}`, 'Correct the path');
    }
  },
});
