import type {Finding} from '../../../validation/model';
import {compileRules} from '../../../validation/node/compileRules';
import {projectSettings} from '../../../validation/node/settings';
import {nodeValidator} from '../../../validation/node/validator';
import {FAULTS, SoapFault} from '../fault';
import {readable} from '../xml';

const settings = projectSettings();
const validator = nodeValidator(settings);

let ready: Promise<void> | undefined;

/**
 * Compiles the rule sets of these messages, which a machine does once: they are kept in .cache/rules.
 * @param messages ids of documents/formats.yaml
 * @param log takes a line when there is something to do
 * @throws Error for a rule set that doesn't compile
 */
export function prepareRules(messages: readonly string[], log: (line: string) => void): Promise<void> {
  const ids = settings.messages.filter(({id}) => messages.includes(id)).flatMap(({ruleSets}) => ruleSets);
  return (ready ??= compileRules(settings, ids, log).then((problems) => {
    if (problems.size) throw new Error([...problems].map(([id, problem]) => `${id}: ${problem}`).join('\n'));
  }));
}

/** What a fatal finding is to the platform. */
function faultOf({rule, message}: Finding): SoapFault {
  if (rule === 'FORMAT') return new SoapFault(FAULTS.templateMismatch, message);
  if (rule === 'XSD') return new SoapFault(FAULTS.documentSchema, readable(message));
  return new SoapFault(FAULTS.documentRule, message.startsWith(`[${rule}]`) ? message : `[${rule}] ${message}`);
}

/**
 * Checks a document by the schema and the rules of its message. Warnings pass.
 * @param messages the messages that are accepted
 * @throws SoapFault for the first fatal finding
 */
export async function validatePayload(xml: string, messages: readonly string[]): Promise<void> {
  await ready;
  const message = validator.identify(xml);
  if (message === undefined || !messages.includes(message)) {
    throw new SoapFault(FAULTS.templateMismatch, `It is ${message ?? 'no known message'}`);
  }
  const {findings} = await validator.validate(xml);
  const fatal = findings.find(({severity}) => severity === 'fatal');
  if (fatal) throw faultOf(fatal);
}
