import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {codeOf} from '../../contracts/code';
import {openApi} from '../contracts';
import {inVersion, versionAttribute} from '../named';
import {partOf} from '../part';

/** A named example of a contract, `components/examples`. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {name: z.string(), version: versionAttribute, title: z.string().optional()},
  code: true,
  props: ({name, version, title = name}) => {
    const example = inVersion(version, `example '${name}'`, () => openApi(version).components.examples?.[name]);
    return {code: codeOf(example.value, 'application/json'), title};
  },
});
