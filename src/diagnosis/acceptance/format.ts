import {errorEntry} from '../../addresses/places';
import {documentOf} from '../../validation/identify';
import type {Identity} from '../../validation/model';
import type {AcceptanceCheck} from '../model';
import type {AcceptanceData, AcceptanceInput, AcceptanceMessage, Given, GivenDocument} from './model';
import {oneOf, placeOf, quoted, shortened} from './words';

const ABOUT = {id: 'format', title: 'Document type'} as const;

/** How much of a document type identifier is shown; the longest of the registry has 250 characters. */
const LONGEST_ID = 400;

const CUSTOMIZATION: ReadonlySet<string> = new Set(['CustomizationID', 'GuidelineSpecifiedDocumentContextParameter']);

/** The message with the same root element whose customization ID differs only in case and white space. */
function nearTo(identity: Identity, {messages}: AcceptanceData): AcceptanceMessage | undefined {
  const plain = (id: string): string => id.replace(/\s/g, '').toLowerCase();
  const own = plain(identity.customizationId);
  return messages.find((each) => plain(each.customizationId ?? '') === own && own !== '' && documentOf(each, identity));
}

/** What the document says of its type, in words. */
function said({root, namespace, customizationId}: Identity): string {
  const element = `the root element ${quoted(root)} in the namespace ${quoted(namespace)}`;
  return customizationId
    ? `It has ${element} and the customization ID ${quoted(customizationId)}.`
    : `It has ${element} and no customization ID.`;
}

/** The document or the element below its root that identifies the format. */
function placeOfType({document: {root}}: GivenDocument) {
  const found = [root, ...root.children].flatMap(({children}) => children).find(({local}) => CUSTOMIZATION.has(local));
  return placeOf(found ?? root);
}

function unknown({file, result}: AcceptanceInput, given: GivenDocument): AcceptanceCheck {
  const code = 'API400-FORMAT';
  const near = nearTo(result, given.data);
  const remedy = near
    ? ` The customization ID of ${near.title} is ${quoted(near.customizationId ?? '')}.`
    : file.isPdf
      ? ' The bus accepts only some profiles of hybrid PDFs.'
      : '';
  const text = `The bus does not recognise the type of this document. ${said(result)}${remedy}`;
  const href = near?.href ?? (file.isPdf ? given.data.links.hybridProfiles : errorEntry(code));
  return {...ABOUT, outcome: 'rejected', code, text, href, ...placeOfType(given)};
}

/** The document type identifier of a document: that of its message with the customization ID that the document has. */
function typeIdOf({customizationId, root}: Identity, message: AcceptanceMessage): string {
  const typeId = message.typeIds[root] ?? '';
  const usual = message.customizationId;
  return usual && customizationId ? typeId.replace(`##${usual}::`, () => `##${customizationId}::`) : typeId;
}

/** Whether the bus knows the type of a document, and whether Peppol has it. */
export function formatCheck(input: AcceptanceInput, given: GivenDocument): AcceptanceCheck {
  const {message} = given.reading.facts;
  if (!message) return unknown(input, given);
  const {documentTypes, links} = given.data;
  const id = typeIdOf(input.result, message);
  const listed = Object.hasOwn(documentTypes, id) ? documentTypes[id] : undefined;
  const about = {...ABOUT, href: listed ? `${links.documentTypeIds}#${listed.anchor}` : links.documentTypeIds};
  const is = `The format of the document is ${message.title}. `;
  const its = `Its document type identifier is ${shortened(id, LONGEST_ID)}.`;
  if (!listed) {
    const text = id ? `${is}${its} It is not on the Peppol code list.` : `${is}Peppol has no document type for it.`;
    return {...about, outcome: 'notice', text};
  }
  return listed.deprecated
    ? {
        ...about,
        outcome: 'notice',
        text: `${is}${its} It is on the Peppol code list ('${listed.name}'), but it is no longer active.`,
      }
    : {...about, outcome: 'passed', text: `${is}${its} It is on the Peppol code list ('${listed.name}').`};
}

/** The operations that send a document of a family as it is. */
const sending = (family: string, {data: {families, generic}}: Given): readonly string[] => {
  const {send = [], json = false} = families[family] ?? {};
  return json ? [generic.id] : send.map(({id}) => id);
};

/** The operations that send the document. @returns nothing for a document of no format */
export function operationCheck(given: GivenDocument): AcceptanceCheck | undefined {
  const {message, isSelfBilled, typeCode} = given.reading.facts;
  const family = message && given.data.families[message.family];
  if (!family) return undefined;
  const {generic, links} = given.data;
  const names = oneOf(sending(message.family, given));
  const [first] = family.send;
  const about = {id: 'operation', title: 'Operation', outcome: 'passed'} as const;
  if (family.json) {
    const text = `To send this XML, use ${names}. With ${oneOf(family.send.map(({id}) => id))}, you send JSON, and the bus creates the document.`;
    return {...about, text, href: generic.href};
  }
  if (isSelfBilled) {
    const text = `Send the document with ${names}. It is self-billed (type code ${quoted(typeCode)}), so use the partyId of the document's customer.`;
    return {...about, text, href: links.selfBilling};
  }
  return {...about, text: `Send the document with ${names}.`, href: first?.href ?? generic.href};
}
