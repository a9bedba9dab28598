import {type XmlDocument} from 'libxml2-wasm';
import {type Identity, type ValidatedDocument, type ValidatedMessage} from './model';

/** The steps to an element, whatever its namespace. */
const steps = (...names: string[]): string => ['/*', ...names.map((name) => `*[local-name()='${name}']`)].join('/');

const CII = 'ExchangedDocumentContext';
const CUSTOMIZATION = [steps('CustomizationID'), steps(CII, 'GuidelineSpecifiedDocumentContextParameter', 'ID')];
const PROFILE = [steps('ProfileID'), steps(CII, 'BusinessProcessSpecifiedDocumentContextParameter', 'ID')];

/** Reads what a document says of itself. */
export function identityOf(tree: XmlDocument): Identity {
  const first = (paths: string[]): string => tree.get(paths.join(' | '))?.content.trim() ?? '';
  return {
    root: tree.root.name,
    namespace: tree.root.namespaceUri,
    customizationId: first(CUSTOMIZATION),
    profileId: first(PROFILE),
  };
}

/** The document of a message that has this root element. */
export function documentOf(
  {documents, namespacePattern}: ValidatedMessage,
  {root, namespace}: Pick<Identity, 'root' | 'namespace'>,
): ValidatedDocument | undefined {
  const isOurs = (expected?: string): boolean =>
    namespacePattern === undefined ? expected === namespace : new RegExp(namespacePattern).test(namespace);
  return documents.find((each) => each.root === root && isOurs(each.namespace));
}

function isMeant(message: ValidatedMessage, identity: Identity): boolean {
  if (!documentOf(message, identity)) return false;
  if (message.detectProfile && message.profileId !== identity.profileId) return false;
  if (message.customizationPattern) return new RegExp(message.customizationPattern).test(identity.customizationId);
  return message.customizationId === undefined || message.customizationId === identity.customizationId;
}

/** The message that a document says it is. */
export function messageOf(messages: readonly ValidatedMessage[], identity: Identity): ValidatedMessage | undefined {
  return messages.find((message) => isMeant(message, identity));
}

/** What was found in a file, in words, where no message fits it. */
export function describe({root, namespace, customizationId, profileId}: Identity): string {
  return `root element ${root} in namespace "${namespace}", customization id "${customizationId}", profile id "${profileId}"`;
}
