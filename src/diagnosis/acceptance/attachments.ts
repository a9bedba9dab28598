import {descendantsOf} from '../../contracts/xml/walk';
import type {AcceptanceCheck} from '../model';
import type {SourceElement} from '../source/model';
import {beginsAs, decodedSize} from './base64';
import type {AcceptanceFamily, GivenDocument} from './model';
import {counted, number, oneOf, placeOf, quoted} from './words';

const ELEMENTS: ReadonlySet<string> = new Set(['EmbeddedDocumentBinaryObject', 'AttachmentBinaryObject']);

/** How many attachments are told of one by one, and how many names the summary has. */
const MOST = 20;
const MOST_NAMES = 5;

interface Attachment {
  readonly element: SourceElement;
  /** The file name in quotation marks; the number of the attachment where it has none. */
  readonly name: string;
  readonly mediaType: string;
  /** In bytes; undefined where it can't be decoded. */
  readonly size: number | undefined;
}

function attachmentOf(element: SourceElement, index: number): Attachment {
  const {filename, mimeCode = ''} = element.attributes;
  const name = filename ? quoted(filename) : `number ${index + 1}`;
  return {element, name, mediaType: mimeCode.trim(), size: decodedSize(element.text)};
}

/** What is wrong with an attachment, in a sentence; undefined for a good one. */
function problemOf({name, element, mediaType, size}: Attachment, {mediaTypes}: AcceptanceFamily): string | undefined {
  const its = `Attachment ${name}`;
  if (size === undefined) return `${its} is not valid Base64, so it can't be decoded.`;
  if (size === 0) return `${its} is empty.`;
  if (!mediaType) return `${its} has no media type (mimeCode). Use ${oneOf(mediaTypes)}.`;
  if (!mediaTypes.includes(mediaType)) {
    return `${its} has the media type ${quoted(mediaType)}, which is not in the code list. Use ${oneOf(mediaTypes)}.`;
  }
  return beginsAs(element.text, mediaType)
    ? undefined
    : `${its} has the media type ${quoted(mediaType)}, but its content has a different type.`;
}

function summary(all: readonly Attachment[], href: string): AcceptanceCheck {
  const bytes = all.reduce((sum, {size = 0}) => sum + size, 0);
  const names = all
    .slice(0, MOST_NAMES)
    .map(({name, size}) => `${name} (${size === undefined ? 'not decoded' : counted(size, 'byte')})`);
  const more = all.length > MOST_NAMES ? ` and ${all.length - MOST_NAMES} more` : '';
  const text = `The document contains ${counted(all.length, 'attachment')} with ${number(bytes)} bytes in total: ${names.join(', ')}${more}.`;
  return {id: 'attachments', title: 'Attachments', outcome: 'passed', text, href};
}

/** The embedded files of a document. What is wrong with one is a notice: whether the document is rejected for it is decided by its rules. */
export function attachmentChecks({document, reading: {facts}, data}: GivenDocument): AcceptanceCheck[] {
  const family = facts.message && data.families[facts.message.family];
  const elements = (descendantsOf(document.root) as SourceElement[]).filter(({local}) => ELEMENTS.has(local));
  if (!family || elements.length === 0) return [];
  const all = elements.map(attachmentOf);
  const notices = all.flatMap((attachment, index): AcceptanceCheck[] => {
    const text = problemOf(attachment, family);
    const about = {id: `attachment-${index + 1}`, title: 'Attachment', href: family.mediaTypesHref};
    return text ? [{...about, outcome: 'notice', text, ...placeOf(attachment.element)}] : [];
  });
  return [summary(all, data.links.attachments), ...notices.slice(0, MOST)];
}
