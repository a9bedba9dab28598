import type {Finding} from '../../../validation/model';
import {compileRules} from '../../../validation/node/compileRules';
import {projectSettings} from '../../../validation/node/settings';
import {nodeValidator} from '../../../validation/node/validator';
import type {Log} from '../../answer';
import {FAULTS, SoapFault} from '../fault';
import {readable} from '../xml';

const settings = projectSettings();
const validator = nodeValidator(settings);

/** Compiles the rule sets of messages of documents/formats.yaml that are not compiled (documents/rules/compiled). @throws Error when one doesn't compile */
export async function prepareRules(messages: readonly string[], log: Log): Promise<void> {
  const ids = settings.messages.filter(({id}) => messages.includes(id)).flatMap(({ruleSets}) => ruleSets);
  const problems = await compileRules(settings, ids, log);
  if (problems.size) throw new Error([...problems].map(([id, problem]) => `${id}: ${problem}`).join('\n'));
}

/** What a fatal finding is to the platform. */
function faultOf({rule, message}: Finding): SoapFault {
  if (rule === 'FORMAT') return new SoapFault(FAULTS.templateMismatch, message);
  if (rule === 'XSD') return new SoapFault(FAULTS.documentSchema, readable(message));
  return new SoapFault(FAULTS.documentRule, message.startsWith(`[${rule}]`) ? message : `[${rule}] ${message}`);
}

/** Checks that a document is one of these messages and meets its schema and compiled rules. @throws SoapFault for the first fatal finding */
export async function validatePayload(xml: string, messages: readonly string[]): Promise<void> {
  const message = await validator.identify(xml);
  if (message === undefined || !messages.includes(message)) {
    throw new SoapFault(FAULTS.templateMismatch, `It is ${message ?? 'no known message'}`);
  }
  const {findings} = await validator.validate(xml);
  const fatal = findings.find(({severity}) => severity === 'fatal');
  if (fatal) throw faultOf(fatal);
}
