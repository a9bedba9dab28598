import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {codeIn} from '../../contracts/code';
import {isKnownLanguage} from '../../contracts/highlight';
import {PartFault, partOf} from '../part';

/** A code fence, coloured at build time. */
export default partOf<typeof CodeBlock>()({
  fence: 'other',
  attributes: {language: z.string(), text: z.string(), title: z.string().optional()},
  code: true,
  props: ({language, text, title}) => {
    if (!isKnownLanguage(language)) {
      throw new PartFault(`code language '${language}' is unknown`, 'src/contracts/highlight.ts lists the languages');
    }
    return {code: codeIn(language, text), title};
  },
});
