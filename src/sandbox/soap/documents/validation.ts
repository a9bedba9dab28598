import type {Finding} from '../../../validation/model';
import {compileRules} from '../../../validation/node/compileRules';
import {projectSettings} from '../../../validation/node/settings';
import {nodeValidator} from '../../../validation/node/validator';
import {FAULTS, SoapFault} from '../fault';
import {readable} from '../xml';

const settings = projectSettings();
const validator = nodeValidator(settings);

const prepared = new Map<string, Promise<void>>();

async function compile(messages: readonly string[], log: (line: string) => void): Promise<void> {
  const ids = settings.messages.filter(({id}) => messages.includes(id)).flatMap(({ruleSets}) => ruleSets);
  const problems = await compileRules(settings, ids, log);
  if (problems.size) throw new Error([...problems].map(([id, problem]) => `${id}: ${problem}`).join('\n'));
}

/**
 * Compiles the rule sets of these messages, which a machine does once: they are kept in .cache/rules.
 * @param messages ids of documents/formats.yaml
 * @param log takes a line when there is something to do
 * @throws Error for a rule set that doesn't compile
 */
export function prepareRules(messages: readonly string[], log: (line: string) => void): Promise<void> {
  const key = messages.join();
  const work = prepared.get(key) ?? compile(messages, log);
  prepared.set(key, work);
  return work;
}

/** What a fatal finding is to the platform. */
function faultOf({rule, message}: Finding): SoapFault {
  if (rule === 'FORMAT') return new SoapFault(FAULTS.templateMismatch, message);
  if (rule === 'XSD') return new SoapFault(FAULTS.documentSchema, readable(message));
  return new SoapFault(FAULTS.documentRule, message.startsWith(`[${rule}]`) ? message : `[${rule}] ${message}`);
}

/**
 * Checks a document by the schema and the rules of its message, which are compiled. Warnings pass.
 * @param messages the messages that are accepted
 * @throws SoapFault for the first fatal finding
 */
export async function validatePayload(xml: string, messages: readonly string[]): Promise<void> {
  const message = validator.identify(xml);
  if (message === undefined || !messages.includes(message)) {
    throw new SoapFault(FAULTS.templateMismatch, `It is ${message ?? 'no known message'}`);
  }
  const {findings} = await validator.validate(xml);
  const fatal = findings.find(({severity}) => severity === 'fatal');
  if (fatal) throw faultOf(fatal);
}
