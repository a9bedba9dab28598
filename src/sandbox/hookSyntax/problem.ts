import type {BusContract} from '../bus/contract';
import {actionOf, type Hook} from './action';
import {filterProblem} from './filter';
import {optionProblem} from './options';
import {missingPart, publishesOnce} from './parts';
import {publishTopicProblem, topicProblem} from './topicPatterns';

/** Whether `init.certificate` looks like base64 of a PEM file without password, or of a PKCS#12 file; a real check needs the service. */
function isCertificate(value: string): boolean {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value) || value.length % 4 === 1) return false;
  const text = atob(value);
  const DER_SEQUENCE = 0x30;
  return text.charCodeAt(0) === DER_SEQUENCE || (text.includes('-----BEGIN ') && !text.includes('ENCRYPTED'));
}

/** Why a hook can't work, in a sentence: a cause of API400-HOOK in openapi/errors.yaml; undefined for a hook that can. */
export function hookProblem(contract: BusContract, hook: Hook): string | undefined {
  const action = actionOf(contract, hook.action);
  if (!action) {
    const schemes = contract.hookActions.map(({scheme}) => scheme);
    return `The scheme of action is not known; use ${schemes.join(', ')}.`;
  }
  const {scheme} = action.form;
  const publishTopics = hook.publishTopics ?? [];
  const certificate = hook.init?.certificate;
  return [
    missingPart(action, hook),
    optionProblem(action),
    ...(hook.topics ?? []).map((topic) => topicProblem(contract, topic, scheme)),
    ...publishTopics.map((topic) => publishTopicProblem(contract, topic)),
    publishesOnce(action, hook) && publishTopics.length !== 1
      ? `The ${scheme} hook needs exactly one publish topic.`
      : undefined,
    filterProblem(hook.filter ?? ''),
    certificate !== undefined && !isCertificate(certificate)
      ? "Field 'init.certificate' is not a PEM or PKCS#12 file without a password, in base64."
      : undefined,
  ].find(Boolean);
}
