import {codeListPage} from '../addresses/codeLists';
import {limitEntry} from '../addresses/places';
import type {PartyScheme} from '../contracts/codeLists/schemes';
import {documentTypeId, messagesOf, type PlacedMessage} from '../contracts/formats/registry';
import {limitNumber, limitWords} from '../contracts/limits';
import type {
  AcceptanceData,
  AcceptanceFamily,
  AcceptanceMessage,
  AcceptanceScheme,
} from '../diagnosis/acceptance/model';
import {DOCUMENT_TYPE_IDS, PARTY_IDS, documentTypes, partySchemes, publishedList} from './codeLists';
import {memoized} from './files';
import {formatRegistry} from './formats';
import {operationLinkOf} from './rest';
import {yamlFile} from './yaml';

/** The operations that look up the receiver of a family. Others have none of their own: `getDeliveryOptions` covers Peppol for every family. */
const LOOKUPS: Readonly<Record<string, string>> = {
  Invoice: 'queryRecipientPartyForSalesInvoice',
  InvoiceResponse: 'queryRecipientPartyForInvoiceResponse',
  Order: 'queryRecipientPartyForPurchaseOrder',
  OrderChange: 'queryRecipientPartyForPurchaseOrder',
  OrderCancellation: 'queryRecipientPartyForPurchaseOrder',
  OrderResponse: 'queryRecipientPartyForOrderResponse',
};

const LIMIT = 'request-body';

/** Addresses of pages and of their sections. */
const LINKS: AcceptanceData['links'] = {
  partyIds: PARTY_IDS,
  checkDigits: `${PARTY_IDS}#check-digits`,
  documentTypeIds: DOCUMENT_TYPE_IDS,
  hybridProfiles: '/documents/invoices/cii/facturx.html#profiles',
  attachments: '/introduction/invoice/send.html#attach-a-pdf',
  duplicates: '/endpoints/overview.html#idempotent-uploads',
  selfBilling: '/introduction/invoice/sendSelfbilling.html',
};

function messageOf({format, message}: PlacedMessage): AcceptanceMessage {
  const typeIds = message.documents.map((each) => [each.root, documentTypeId(format, message, each) ?? ''] as const);
  const {id, family, ruleSets, namespacePattern, customizationId, customizationPattern, profileId, detectProfile} =
    message;
  const documents = message.documents.map(({root, namespace, schema}) => ({root, namespace, schema}));
  return {
    ...{id, family, ruleSets, namespacePattern, customizationId, customizationPattern, profileId, detectProfile},
    ...{documents, title: format.title, href: format.page, typeIds: Object.fromEntries(typeIds)},
  };
}

function familyOf([name, {send, json}]: readonly [string, {readonly send: readonly string[]; readonly json: boolean}]) {
  const list = name === 'Invoice' || name === 'InvoiceResponse' ? 'media-type' : 'media-type-order';
  const family: AcceptanceFamily = {
    send: send.map(operationLinkOf),
    json,
    lookup: operationLinkOf(LOOKUPS[name] ?? 'getDeliveryOptions'),
    mediaTypes: publishedList(list).codes.map(({id}) => id),
    mediaTypesHref: codeListPage(list),
  };
  return [name, family] as const;
}

const schemeOf = ({code, text, name, anchor, state, pattern, check, replacedBy}: PartyScheme): AcceptanceScheme => ({
  ...{code, text, name, anchor, state, pattern, check, replacedBy},
});

/** What the contracts say of uploads, for the check of a document. */
export const acceptanceData = memoized((): AcceptanceData => {
  const limits = yamlFile('openapi/limits.yaml');
  const {common, others, removed} = partySchemes();
  const types = documentTypes().map(
    ({value, name, anchor, deprecated}) => [value, {name, anchor, deprecated}] as const,
  );
  return {
    messages: messagesOf(formatRegistry()).map(messageOf),
    families: Object.fromEntries(Object.entries(formatRegistry().families).map(familyOf)),
    generic: operationLinkOf('sendGeneric'),
    documentTypes: Object.fromEntries(types),
    schemes: [...common, ...others, ...removed].map(schemeOf),
    body: {bytes: limitNumber(limits, LIMIT), ...limitWords(limits, LIMIT), href: limitEntry(LIMIT)},
    links: LINKS,
  };
});
