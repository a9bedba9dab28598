import path from 'node:path';
import {platformSampleFile} from '../../sources/platform';
import {codeBlock, partOf, pathAttribute} from '../part';

/** A file of platform/samples, such as a handler for security tokens. */
export default partOf<typeof import('../../components/CodeBlock')>()({
  ...codeBlock,
  attributes: {file: pathAttribute},
  props: ({file}) => ({code: platformSampleFile(file), title: path.posix.basename(file)}),
});
