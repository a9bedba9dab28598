import {Refused, textAnswer, type Answer} from '../answer';
import type {RestCall} from '../operations';

/** The converted document, which the sandbox has for the contract's own example alone. @throws Refused with 501 for any other request */
export function transformed({operation, upload, query}: RestCall, answer: Answer): Answer {
  const {query: parameters = [], body} = operation.request ?? {};
  const [target, document] = [
    parameters.find(({name}) => name === 'targetFormat'),
    body?.contents?.find(({mediaType}) => mediaType === 'application/xml'),
  ].map((part) => part?.examples?.flatMap((each) => ('value' in each ? [each.value] : []))[0]);
  if (upload?.data.toString() === document && query.get('targetFormat') === target) return answer;
  const what = 'the example document of transformDocument, to the targetFormat of the same example';
  throw new Refused(textAnswer(501, `The sandbox doesn't convert documents. It has the result for ${what} only.`));
}
