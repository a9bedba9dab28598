import {brokenBy, brokenFile} from '../../contracts/formats/rejections';
import {messagesOf} from '../../contracts/formats/registry';
import {listTracked, readTracked} from '../files';
import {EXAMPLES, formatRegistry, rejections} from '../formats';
import type {Downloads} from '../publicFiles';

/** The example documents as they are, and for each explained rule the document that breaks it. */
const downloads: Downloads = () => [
  ...listTracked(EXAMPLES)
    .filter((file) => /\.(xml|pdf)$/.test(file))
    .map((file) => ({path: `${EXAMPLES}/${file}`, content: readTracked(`${EXAMPLES}/${file}`)})),
  ...messagesOf(formatRegistry()).flatMap(({message: {id}}) =>
    rejections(id).map((rejection) => ({
      path: `${EXAMPLES}/${brokenFile(id, rejection)}`,
      content: brokenBy(readTracked(`${EXAMPLES}/${id}/${rejection.example}`), rejection.change),
    })),
  ),
];

export default downloads;
