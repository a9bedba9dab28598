import * as z from 'zod';
import type FaultCases from '../../components/FaultCases';
import {codeIn} from '../../contracts/code';
import {faultCasesOf, type FaultCase} from '../../contracts/platform/envelopes';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {memo} from '../files';
import {PartFault, partOf} from '../part';
import {envelope, platformOperationNamed} from '../platform';
import {yamlFile} from '../yaml';

const FILE = 'platform/envelopes/faults/cases.yaml';

const faultCases = (): FaultCase[] => memo('fault cases', () => faultCasesOf(yamlFile(FILE)));

function caseNamed(id: string): FaultCase {
  const found = faultCases().find((each) => each.id === id);
  if (!found) throw new PartFault(`case '${id}' is not in ${FILE}`);
  return found;
}

/** What of the HTTP request differs from other requests of the operation. */
function headersOf({soapAction, chunked, key}: FaultCase): string[] {
  return [
    ...(soapAction === 'none' ? ['No SOAPAction header'] : []),
    ...(soapAction && soapAction !== 'none' ? [`SOAPAction: "${soapAction}"`] : []),
    ...(chunked ? ['Transfer-Encoding: chunked'] : []),
    ...(key === 'none' ? ['No subscriptionKey in the address'] : []),
  ];
}

/** Requests that fail and what the platform responds, by their ids in platform/envelopes/faults/cases.yaml with spaces between them. */
export default partOf<typeof FaultCases>()({
  attributes: {of: z.string().min(1)},
  props: ({of}) => ({
    cases: of.split(/\s+/).map((id) => {
      const found = caseNamed(id);
      const {title, wrong, operation, request, response, status, code, text} = found;
      return {
        id: `case-${id}`,
        title,
        wrongHtml: inlineMarkdownToHtml(wrong),
        operation: {name: operation, page: platformOperationNamed(operation).page},
        headers: headersOf(found),
        status: String(status),
        code,
        request: envelope(request),
        response: text === undefined ? envelope(response) : codeIn('text', text),
      };
    }),
  }),
});
