import type {Items} from './src/addresses/writtenPages';

/** A group is closed until the reader is in it, or opens it. */
const group = (label: string, items: Items): Items[number] => ({type: 'category', label, collapsed: true, items});

/** The order and grouping of the four sidebars. An item is a page's path in its folder; labels come from the pages. */
export const sidebars = {
  root: [
    group('Introduction', [
      'introduction/overview',
      'introduction/gettingStarted',
      'introduction/authentication',
      'introduction/fromSftp',
      'introduction/toSftp',
      'introduction/mailfrom',
      'introduction/recognize',
      'introduction/join',
      'introduction/multiChannel',
    ]),
    group('Invoices', [
      'introduction/invoice/send',
      'introduction/invoice/receive',
      'introduction/invoice/sendResponse',
      'introduction/invoice/receiveResponse',
      'introduction/invoice/sendSelfbilling',
      'introduction/invoice/receiveSelfbilling',
    ]),
    group('Orders', [
      'introduction/order/send',
      'introduction/order/receive',
      'introduction/order/sendResponse',
      'introduction/order/receiveResponse',
      'introduction/order/sendChange',
      'introduction/order/receiveChange',
      'introduction/order/sendCancellation',
      'introduction/order/receiveCancellation',
    ]),
    group('Endpoints', [
      'endpoints/overview',
      group('V1', [
        'endpoints/v1/salesInvoice',
        'endpoints/v1/purchaseInvoice',
        'endpoints/v1/purchaseOrder',
        'endpoints/v1/salesOrder',
        'endpoints/v1/generic',
        'endpoints/v1/hook',
        'endpoints/v1/enrollment',
        'endpoints/v1/me',
        'endpoints/v1/user',
        'endpoints/v1/peppol',
      ]),
      group('V1-Beta', [
        'endpoints/v1-beta/salesInvoice',
        'endpoints/v1-beta/purchaseInvoice',
        'endpoints/v1-beta/purchaseOrder',
        'endpoints/v1-beta/salesOrder',
        'endpoints/v1-beta/transform',
        'endpoints/v1-beta/validate',
        'endpoints/v1-beta/review',
      ]),
    ]),
    group('Networks', ['networks/peppol']),
    group('Identifiers and codes', ['misc/documentTypeIds', 'misc/codeList', 'misc/partyIds']),
  ],
  documents: [
    'overview',
    'usefulToKnow',
    group('Invoices', [
      group('UBL', [
        'invoices/ubl/bisv3',
        'invoices/ubl/bisv3selfbilling',
        'invoices/ubl/invoice-response',
        'invoices/ubl/nlcius',
        'invoices/ubl/nlciusEnergyExtension',
        'invoices/ubl/nlciusGaccount',
        'invoices/ubl/xrechnung',
      ]),
      group('CII', ['invoices/cii/bisv3', 'invoices/cii/facturx', 'invoices/cii/xrechnung', 'invoices/cii/nlcius']),
      group('DICO', ['invoices/dico/sales005/invoice']),
    ]),
    group('Orders', [
      group('UBL', ['orders/ubl/bisv3', 'orders/ubl/bisv3OrderOnly', 'orders/ubl/bisv3Advanced']),
      group('DICO', ['orders/dico/sales005/order']),
    ]),
    group('Despatch advices', [
      group('UBL', ['despatches/ubl/bisv3']),
      group('DICO', ['despatches/dico/sales005/despatch']),
    ]),
    group('Timecards', ['timecards/hrxml/setu14']),
  ],
  platform: [
    group('Introduction', [
      'introduction/overview',
      'introduction/gettingStarted',
      'introduction/connectApplication',
      'introduction/sendInvoice',
      'introduction/receiveInvoice',
    ]),
    group('Endpoints v3.1', [
      'endpoints/v3.1/login',
      'endpoints/v3.1/getAccountDetails',
      'endpoints/v3.1/getAccountParties',
      'endpoints/v3.1/getParty',
      'endpoints/v3.1/getInboxDocuments',
      'endpoints/v3.1/getInboxDocument',
      'endpoints/v3.1/setInboxDocumentStatus',
      'endpoints/v3.1/getOutboxDocuments',
      'endpoints/v3.1/getOutboxDocument',
      'endpoints/v3.1/getDocuments',
      'endpoints/v3.1/getDocument',
      'endpoints/v3.1/getDocumentPdf',
      'endpoints/v3.1/getAdvisedInvoiceRecipientId',
      'endpoints/v3.1/sendDocument',
      'wsdl',
    ]),
    group('Misc', [
      'misc/appKeys',
      'misc/securityToken',
      'misc/documentsAndTemplates',
      'misc/documentFilters',
      'misc/pagingOfResults',
      'misc/errorHandling',
    ]),
  ],
  vpd: [
    group('Introduction', ['introduction/overview', 'introduction/gettingStarted', 'introduction/partySchema']),
    group('Playground', ['playground/overview', 'playground/playground']),
  ],
} as const satisfies Record<string, Items>;
