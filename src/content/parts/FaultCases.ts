import {codeIn} from '../../contracts/code';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import type {FaultCase} from '../../contracts/platform/envelopes';
import {findIn} from '../../sources/authorFault';
import {envelope, FAULT_CASES, faultCases, platformOperationNamed} from '../../sources/platform';
import {partOf, textAttribute} from '../part';

function headersOf({soapAction, chunked, key}: FaultCase): string[] {
  return [
    ...(soapAction === 'none' ? ['No SOAPAction header'] : []),
    ...(soapAction && soapAction !== 'none' ? [`SOAPAction: "${soapAction}"`] : []),
    ...(chunked ? ['Transfer-Encoding: chunked'] : []),
    ...(key === 'none' ? ['No subscriptionKey in the address'] : []),
  ];
}

/** Requests that fail and what the platform responds, by their ids in platform/envelopes/faults/cases.yaml with spaces between them. */
export default partOf<typeof import('../../components/FaultCases')>()({
  attributes: {of: textAttribute.min(1)},
  props: ({of}) => ({
    cases: of.split(/\s+/).map((id) => {
      const fault = findIn(faultCases(), (each) => each.id === id, `case '${id}' is not in ${FAULT_CASES}`);
      const {title, wrong, operation, request, response, status, code, text} = fault;
      return {
        id: `case-${id}`,
        title,
        wrongHtml: inlineMarkdownToHtml(wrong),
        operation: {name: operation, page: platformOperationNamed(operation).page},
        headers: headersOf(fault),
        status: String(status),
        code,
        request: envelope(request),
        response: text === undefined ? envelope(response) : codeIn('text', text),
      };
    }),
  }),
  anchors: ({cases}) => cases.map(({id}) => id),
});
