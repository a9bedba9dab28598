/** Why a suite expects something else than the rules in this project find, which is then no mistake of the page. */
export interface Reason {
  readonly suite: string;
  readonly file: RegExp;
  readonly rule: RegExp;
  readonly why: string;
}

export const reasons: readonly Reason[] = [
  {
    suite: 'Peppol BIS Billing',
    file: /^rules\/unit-UBL-DK\/DK_Validation_DKR003/,
    rule: /^DK-R-003$/,
    why: 'We are right: DK-R-003 was a warning in 3.0.19, the version of the suite, and is fatal in 3.0.21.',
  },
  {
    suite: 'Peppol BIS Billing',
    file: /DK_Validation_DKR011_CII\.xml#1$/,
    rule: /^DK-R-011$/,
    why: 'Both are right: DK-R-011 does not fire. But the document has two buyers, at which BR-11 and a variable of the Dutch rules stop with an error, so that the check here is not complete. The publisher runs DK-R-011 alone.',
  },
  {
    suite: 'Peppol BIS Billing',
    file: /^rules\/national-examples\/GR\//,
    rule: /^(?:XSD|BR-06)$/,
    why: 'We are right: the example has elements in an order that the schema of UBL 2.1 does not permit, and one has no name of the seller (BT-27).',
  },
  {
    suite: 'Peppol post-award',
    file: /^rules\/unit-common\/PEPPOL-COMMON-R048/,
    rule: /^PEPPOL-COMMON-R048$/,
    why: 'We are right: since the suite, OpenPeppol has removed the scheme 9906 and this rule. The rule of the code list rejects the document instead.',
  },
  {
    suite: 'Peppol post-award',
    file: /^rules\/unit-order-change\/PEPPOL-T114-R008/,
    rule: /^PEPPOL-T114-R008$/,
    why: 'We are right: PEPPOL-T114-R008 was fatal in the version of the suite, and is a warning in 3.0.17.',
  },
  {
    suite: 'NLCIUS',
    file: /BR-08-error/,
    rule: /^BR-08$/,
    why: 'We are right: the document lacks the address of the buyer (BR-10), and not that of the seller, which its name says.',
  },
  {
    suite: 'NLCIUS',
    file: /BR-NL-34_/,
    rule: /^BR-NL-34$/,
    why: 'We do what the rules say: in SI-UBL 2.0.3.13 the check of BR-NL-34 has the id BR-NL-32-1 or -2, behind a rule for the same elements, so that BR-NL-32 fires instead. A mistake of the publisher.',
  },
  {
    suite: 'NLCIUS',
    file: /BR-NL-7_error_381_invoice/,
    rule: /^BR-NL-7$/,
    why: 'We are right: BR-NL-7 permits 381 by now, and BR-NL-8 and BR-CL-01 reject it in an invoice.',
  },
  {
    suite: 'SETU timecard',
    file: /_v1\.[0-2]/,
    rule: /^nl\.setu\./,
    why: 'Both are right: the example is for an earlier version of SETU, whose rules were others. Only 1.4 is checked here.',
  },
  {
    suite: 'ZUGFeRD and Factur-X',
    file: /(?:ElektronischeAdresse|RechnungsUebertragung)/,
    rule: /^(?:FX-SCH-A-000571|BR-CL-25)$/,
    why: 'We are right: the electronic address has the scheme 9958, which is no longer on the EAS code list.',
  },
  {
    suite: 'ZUGFeRD and Factur-X',
    file: /zugferd_2p0_/,
    rule: /^(?:XSD|FACTUR-X_EN16931)$/,
    why: 'Both are right: the example is valid by ZUGFeRD 2.0, and Factur-X 1.0.9 has another schema and forbids elements that it permitted.',
  },
  {
    suite: 'ZUGFeRD and Factur-X',
    file: /zugferd_2p1_EN16931_Elektron_embedded/,
    rule: /^CII-SR-465$/,
    why: 'Both are right: a second name of the contact was a warning in ZUGFeRD 2.1, and the rules of Factur-X 1.09.2 reject it.',
  },
  {
    suite: 'ZUGFeRD and Factur-X',
    file: /20190610_507\.pdf$/,
    rule: /^XSD$/,
    why: 'We are right: the example has GermanBankleitzahlID, which is in no schema of the profile EN 16931, and a scheme of an identifier that is on no list.',
  },
  {
    suite: 'ZUGFeRD and Factur-X',
    file: /sample_inofficial_20190125/,
    rule: /^FACTUR-X_EN16931$/,
    why: 'We are right: an e-mail address has an attribute schemeID, which the rules of Factur-X 1.09.2 forbid. The sample calls itself unofficial.',
  },
];
