import {codeIn} from '../../contracts/code';
import {isKnownLanguage} from '../../contracts/highlight';
import {AuthorFault} from '../../sources/authorFault';
import {partOf, textAttribute} from '../part';

/** A code fence, coloured at build time. */
export default partOf<typeof import('../../components/CodeBlock')>()({
  fence: 'other',
  attributes: {language: textAttribute, text: textAttribute, title: textAttribute.optional()},
  code: true,
  props: ({language, text, title}, {section}) => {
    if (!isKnownLanguage(language)) {
      throw new AuthorFault(`code language '${language}' is unknown`, 'src/contracts/highlight.ts lists the languages');
    }
    // The name of a block without a title, for assistive technology.
    const label = title === undefined && section !== undefined ? `${language} code: ${section}` : undefined;
    return {code: codeIn(language, text), title, label};
  },
});
