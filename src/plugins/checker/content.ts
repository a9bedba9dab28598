import type {CheckerContent, Sample} from '../../checker/model';
import {messagesOf, type PlacedMessage} from '../../contracts/formats/registry';
import {brokenFile} from '../../contracts/formats/rejections';
import {messageName} from '../../contracts/formats/words';
import {rejections} from '../../sources/examples';
import {formatRegistry} from '../../sources/formats';

const samplesOf = ({message: {id}}: PlacedMessage): Sample[] =>
  rejections(id).map((rejection) => ({
    message: id,
    title: rejection.title,
    rule: rejection.rule,
    file: `/documents/examples/${brokenFile(id, rejection)}`,
  }));

/** The formats that the page can check, and documents that break a rule of each. */
export function checkerContent(): CheckerContent {
  const messages = messagesOf(formatRegistry());
  return {
    formats: messages.map(({format: {title, page}, message}) => ({
      message: message.id,
      title,
      href: page,
      documents: messageName(message),
    })),
    samples: messages.flatMap(samplesOf),
  };
}
