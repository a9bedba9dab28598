import type {Fault} from './fault';

/** Names in the prose that are in no list, or that belong to somebody. */
export const proseFaults: readonly Fault[] = [
  {
    what: 'a built-in name in place of a token',
    file: 'docs/introduction/order/receiveCancellation.mdx',
    append: 'Send it to the Procurement Service Bus.',
    says: 'docs/introduction/order/receiveCancellation.mdx:LINE: the built-in name Procurement Service Bus. Write a token such as {{service.name}}: src/service/service.ts has all',
  },
  {
    what: 'a host in place of a token',
    file: 'docs/endpoints/v1/me.mdx',
    append: 'Send it to psb.example.com.',
    says: 'docs/endpoints/v1/me.mdx:LINE: the built-in host psb.example.com. Write its token, such as {{psb.host}}: an operator has other hosts',
  },
  {
    what: 'a code that a response status lacks',
    file: 'docs/endpoints/v1/user.mdx',
    append: 'Send `Accept` (AX).',
    says: 'docs/endpoints/v1/user.mdx:LINE: the code of Accept is AP, not AX. Correct the code',
  },
  {
    what: 'a participant scheme that does not exist',
    file: 'docs/endpoints/v1/peppol.mdx',
    append: 'The `schemeID` `0107` is not known.',
    says: 'docs/endpoints/v1/peppol.mdx:LINE: no participant scheme 0107. documents/codelists/participant-schemes.json has all schemes',
  },
  {
    what: 'a VAT exemption reason that does not exist',
    file: 'docs/endpoints/v1/generic.mdx',
    append: 'Use `VATEX-EU-XX` for it.',
    says: 'docs/endpoints/v1/generic.mdx:LINE: no VAT exemption reason VATEX-EU-XX. documents/codelists/vat-exemption.json has all reasons',
  },
  {
    what: 'a unit that does not exist',
    file: 'docs/endpoints/v1/salesOrder.mdx',
    append: 'Write unitCode="KILO" there.',
    says: 'docs/endpoints/v1/salesOrder.mdx:LINE: no unit KILO. documents/codelists/unit.json has all units',
  },
  {
    what: 'a business term that does not exist',
    file: 'documents/terms.mdx',
    append: 'Fill BT-999 with it.',
    says: 'documents/terms.mdx:LINE: no business term BT-999. documents/structure/terms.yaml has all terms',
  },
  {
    what: 'a rule that does not exist',
    file: 'documents/changes.mdx',
    append: 'The rule BR-CO-99 checks it.',
    says: 'documents/changes.mdx:LINE: no rule BR-CO-99. The rule sets are in documents/rules/schematron',
  },
  {
    what: 'an identifier that no format has',
    file: 'documents/invoices/ubl/bisv3.mdx',
    append: 'Write `urn:cen.eu:en16931:2071` there.',
    says: 'documents/invoices/ubl/bisv3.mdx:LINE: no format, document type or schema has the identifier urn:cen.eu:en16931:2071. Correct the identifier, or add it to documents/formats.yaml',
  },
  {
    what: 'an action of a hook that cannot work',
    file: 'docs/endpoints/v1/hook.mdx',
    append: 'Write `mailto:a@zilverlinde.example?inclueAttachment=true` there.',
    says: "docs/endpoints/v1/hook.mdx:LINE: the action mailto:a@zilverlinde.example?inclueAttachment=true can't work: Option 'inclueAttachment' of the mailto action is not known, or appears twice. x-hook-actions of openapi/v1.yaml has all actions and options",
  },
  {
    what: 'a party id that is of no company of the examples',
    file: 'docs/endpoints/v1/purchaseOrder.mdx',
    append: 'The party `NL:KVK:12345678` has it.',
    says: 'docs/endpoints/v1/purchaseOrder.mdx:LINE: the party id NL:KVK:12345678 is of no company of the examples. Use a company of src/service/cast.ts, whose numbers belong to nobody',
  },
  {
    what: 'an IBAN that may belong to somebody',
    file: 'docs/endpoints/v1/enrollment.mdx',
    append: 'Pay to NL91ABNA0417164300.',
    says: 'docs/endpoints/v1/enrollment.mdx:LINE: the IBAN NL91ABNA0417164300 is of no company of the examples. Use a company of src/service/cast.ts, whose numbers belong to nobody',
  },
];
