import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {partOf} from '../part';
import {platformSampleFile} from '../platformSamples';

/** A file of platform/samples, such as a handler for security tokens. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {file: z.string()},
  code: true,
  props: ({file: path}) => {
    const {file, code} = platformSampleFile(path);
    return {code, title: file};
  },
});
