import {messagesOf} from '../contracts/formats/registry';
import {brokenFile} from '../contracts/formats/rejections';
import {hybridInvoice} from '../hybrid';
import {publishedList} from './codeLists';
import type {PublicFile} from './downloads';
import {brokenExample, EXAMPLES, exampleText, rejections} from './examples';
import {listTracked, memoized} from './files';
import {formatRegistry} from './formats';

const brokenFiles = (message: string): PublicFile[] =>
  rejections(message).map((rejection) => ({
    path: `${EXAMPLES}/${brokenFile(message, rejection)}`,
    content: brokenExample(message, rejection),
  }));

/** The typical Factur-X invoice as the PDF that it travels in. */
const hybridFile = memoized((): PublicFile => {
  const example = 'cii-facturx/invoice-typical';
  const nameOf = (list: string, code: string): string =>
    publishedList(list).codes.find(({id}) => id === code)?.name ?? code;
  return {path: `${EXAMPLES}/${example}.pdf`, content: hybridInvoice(exampleText(`${example}.xml`), nameOf)};
});

/** The example documents as they are, those that break a rule, and the hybrid invoice. */
export const exampleDownloads = memoized((): PublicFile[] => [
  ...listTracked(EXAMPLES)
    .filter((file) => /\.(xml|pdf)$/.test(file))
    .map((file) => ({path: `${EXAMPLES}/${file}`, content: exampleText(file)})),
  ...messagesOf(formatRegistry()).flatMap(({message}) => brokenFiles(message.id)),
  hybridFile(),
]);
