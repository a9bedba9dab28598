import type {Finding} from '../../../validation/model';
import {validateAside} from '../../../validation/node/projectPool';
import {FAULTS, SoapFault} from '../fault';
import {readable} from '../xml';

/** What a fatal finding is to the platform. */
function faultOf({rule, message}: Finding): SoapFault {
  if (rule === 'FORMAT') return new SoapFault(FAULTS.templateMismatch, message);
  if (rule === 'XSD') return new SoapFault(FAULTS.documentSchema, readable(message));
  return new SoapFault(FAULTS.documentRule, message.startsWith(`[${rule}]`) ? message : `[${rule}] ${message}`);
}

/** Checks that a document is one of these messages and meets its schema and compiled rules. @throws SoapFault for the first fatal finding */
export async function validatePayload(xml: string, messages: readonly string[]): Promise<void> {
  const {message, findings} = await validateAside(xml);
  if (message === undefined || !messages.includes(message)) {
    throw new SoapFault(FAULTS.templateMismatch, `It is ${message ?? 'no known message'}`);
  }
  const fatal = findings.find(({severity}) => severity === 'fatal');
  if (fatal) throw faultOf(fatal);
}
