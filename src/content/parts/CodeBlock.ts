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
  props: ({language, text, title}, {section}) => {
    if (!isKnownLanguage(language)) {
      throw new PartFault(`code language '${language}' is unknown`, 'src/contracts/highlight.ts lists the languages');
    }
    // The name of a block without a title, for assistive technology.
    const label = title === undefined && section !== undefined ? `${language} code: ${section}` : undefined;
    return {code: codeIn(language, text), title, label};
  },
});
