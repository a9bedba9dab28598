import type CodeBlock from '../../components/CodeBlock';
import {partOf, pathAttribute} from '../part';
import {platformSampleFile} from '../platformSamples';

/** A file of platform/samples, such as a handler for security tokens. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {file: pathAttribute},
  code: true,
  props: ({file: path}) => {
    const {file, code} = platformSampleFile(path);
    return {code, title: file};
  },
});
