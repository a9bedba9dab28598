import {documentOf, messageOf} from '../validation/identify';
import type {Identity, ValidatedMessage} from '../validation/model';
import {shown} from './schemaWords/names';

/** How much a customization id may differ from a known one, in signs. */
const NEAR = 12;

/** Longest customization id that is compared. */
const LONGEST = 300;

/** What is known of formats. */
interface Formats {
  readonly messages: readonly ValidatedMessage[];
  /** The title of the format of a message, by its id. */
  readonly titleOf: (message: string) => string;
}

/** How many signs of the longer text are between what two texts have in common at the start and at the end. */
function differing(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end;
}

/** The message whose customization id is nearest to an unknown one, of those with the same root element; nothing where none is near. */
export function nearestMessage(
  identity: Identity,
  messages: readonly ValidatedMessage[],
): ValidatedMessage | undefined {
  const {customizationId} = identity;
  if (customizationId === '' || customizationId.length > LONGEST) return undefined;
  const near = messages
    .filter((message) => message.customizationId !== undefined && documentOf(message, identity))
    .map((message) => ({message, far: differing(customizationId, message.customizationId ?? '')}))
    .sort((a, b) => a.far - b.far)[0];
  return near && near.far <= NEAR ? near.message : undefined;
}

/** Why a root element is that of no format, and what to do. */
function rootInWords({root, namespace}: Identity, {messages}: Formats): string {
  if (root === 'StandardBusinessDocument') {
    return 'The document is in an SBDH envelope. Check the document inside the envelope on its own.';
  }
  const known = messages.flatMap(({documents}) => documents).find((document) => document.root === root);
  if (namespace === '' && known?.namespace) {
    return `The root element ${shown(root)} has no namespace. Add xmlns="${known.namespace}" to it.`;
  }
  return `The root element ${shown(root)} in the namespace '${shown(namespace)}' is not that of a known format.`;
}

/**
 * The finding FORMAT in words.
 * @param checkedAs id of the message by which the document was checked; undefined for none
 */
export function formatInWords(identity: Identity, checkedAs: string | undefined, formats: Formats): string {
  const {messages, titleOf} = formats;
  const own = messageOf(messages, identity);
  const wanted = messages.find(({id}) => id === checkedAs);
  if (own && wanted)
    return `The document says that it is ${titleOf(own.id)}, and it was checked as ${titleOf(wanted.id)}.`;
  if (!messages.some((message) => documentOf(message, identity))) return rootInWords(identity, formats);
  const {customizationId} = identity;
  const unknown = customizationId
    ? `The customization ID '${shown(customizationId)}' is not known.`
    : 'The document has no customization ID.';
  if (!wanted) return `${unknown} Use one of a known format, or select the format.`;
  return `${unknown} The document was checked as ${titleOf(wanted.id)}, whose customization ID is '${wanted.customizationId}'.`;
}
