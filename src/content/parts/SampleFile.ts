import {codeIn} from '../../contracts/code';
import {AuthorFault} from '../../sources/authorFault';
import {existsTracked} from '../../sources/files';
import {sampleFolder} from '../../sources/samples';
import {readFilled} from '../../sources/yaml';
import {codeBlock, partOf, pathAttribute} from '../part';

/** A JSON file that the samples of a task read; `name` is the task. */
export default partOf<typeof import('../../components/CodeBlock')>()({
  ...codeBlock,
  attributes: {name: pathAttribute, file: pathAttribute},
  props: ({name, file}) => {
    const path = `${sampleFolder(name)}/${file}`;
    if (!existsTracked(path)) throw new AuthorFault(`${path} does not exist`);
    return {code: codeIn('json', readFilled(path).trimEnd()), title: file};
  },
});
