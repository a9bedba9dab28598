import {actionForms, actionOf, type Hook} from './action';
import {filterProblem} from './filter';
import {optionProblem} from './options';
import {missingPart, publishesOnce} from './parts';
import {publishTopicProblem, topicProblem} from './topics';

/** Whether `init.certificate` looks like base64 of a PEM file without password, or of a PKCS#12 file; a real check needs the service. */
function isCertificate(value: string): boolean {
  const bytes = Buffer.from(value, 'base64');
  const DER_SEQUENCE = 0x30;
  return bytes[0] === DER_SEQUENCE || (bytes.includes('-----BEGIN ') && !bytes.includes('ENCRYPTED'));
}

/** Why a hook can't work, in a sentence: a cause of API400-HOOK in openapi/errors.yaml; undefined for a hook that can. */
export function hookProblem(hook: Hook): string | undefined {
  const action = actionOf(hook.action);
  if (!action) {
    const schemes = actionForms().map(({scheme}) => scheme);
    return `The scheme of action is not known; use ${schemes.join(', ')}.`;
  }
  const {scheme} = action.form;
  const publishTopics = hook.publishTopics ?? [];
  const certificate = hook.init?.certificate;
  return [
    missingPart(action, hook),
    optionProblem(action),
    ...(hook.topics ?? []).map((topic) => topicProblem(topic, scheme)),
    ...publishTopics.map(publishTopicProblem),
    publishesOnce(action, hook) && publishTopics.length !== 1
      ? `The ${scheme} hook needs exactly one publish topic.`
      : undefined,
    filterProblem(hook.filter ?? ''),
    certificate !== undefined && !isCertificate(certificate)
      ? "Field 'init.certificate' is not a PEM or PKCS#12 file without a password, in base64."
      : undefined,
  ].find(Boolean);
}
