import fs from 'node:fs';

const VAT = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';
const LINE3 = '<cac:AddressLine><cbc:Line>Stairs C</cbc:Line></cac:AddressLine>';
const SUBENTITY = '<cbc:CountrySubentity>Region 7</cbc:CountrySubentity>';
const REPRESENTATIVE = `<cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>Molenrak Logistiek B.V.</cbc:Name></cac:PartyName>
<cac:PostalAddress><cbc:StreetName>Rakkade 7</cbc:StreetName><cbc:AdditionalStreetName>Floor 2</cbc:AdditionalStreetName><cbc:CityName>Rotterdam</cbc:CityName>
<cbc:PostalZone>3011 MR</cbc:PostalZone>${SUBENTITY}${LINE3}<cac:Country><cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyTaxScheme><cbc:CompanyID>NL860441751B01</cbc:CompanyID>${VAT}</cac:PartyTaxScheme></cac:TaxRepresentativeParty>`;
const PAYEE = `<cac:PayeeParty><cac:PartyIdentification><cbc:ID schemeID="0088">8712345000004</cbc:ID></cac:PartyIdentification>
<cac:PartyName><cbc:Name>Zilverlinde Kantoorinrichting B.V.</cbc:Name></cac:PartyName>
<cac:PartyLegalEntity><cbc:CompanyID schemeID="0106">85912046</cbc:CompanyID></cac:PartyLegalEntity></cac:PayeeParty>`;

const identification = (id: string): string =>
  `<cac:PartyIdentification><cbc:ID${id}</cbc:ID></cac:PartyIdentification>`;

/** Edits of an invoice that give it the terms that no example has: a text, and what comes after it or in its place. */
const EDITS: readonly (readonly [string, string])[] = [
  ['<cbc:Note>', '<cbc:Note>#AAI#'],
  [
    'Delivered to the caretaker</cbc:Note>',
    '$&<cbc:Note>Second note</cbc:Note><cbc:TaxPointDate>2026-11-18</cbc:TaxPointDate>',
  ],
  [
    '9930">DE997400210</cbc:EndpointID>',
    `$&${identification('>K-417')}${identification(' schemeID="0088">4012345000009')}
<cac:PartyName><cbc:Name>Kranichholz</cbc:Name></cac:PartyName>`,
  ],
  ['Speichergasse 12</cbc:StreetName>', '$&<cbc:AdditionalStreetName>Gate 3</cbc:AdditionalStreetName>'],
  ['29999</cbc:PostalZone>', `$&${SUBENTITY}${LINE3}`],
  [
    `<cac:PartyLegalEntity>`,
    `<cac:PartyTaxScheme><cbc:CompanyID>99/815/08150</cbc:CompanyID><cac:TaxScheme><cbc:ID>TAX</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>$&`,
  ],
  ['HRB 990417</cbc:CompanyID>', '$&<cbc:CompanyLegalForm>Share capital 25,000 EUR</cbc:CompanyLegalForm>'],
  [
    '0204">17400100-71043-74</cbc:EndpointID>',
    `$&${identification('>D-17')}<cac:PartyName><cbc:Name>Birkenfurt</cbc:Name></cac:PartyName>`,
  ],
  ['Am Rathaus 2</cbc:StreetName>', '$&<cbc:AdditionalStreetName>Room 14</cbc:AdditionalStreetName>'],
  ['17999</cbc:PostalZone>', `$&${SUBENTITY}${LINE3}`],
  ['Jana Birk</cbc:Name>', '$&<cbc:Telephone>+49 30 23125 418</cbc:Telephone>'],
  ['</cac:AccountingCustomerParty>', `$&${PAYEE}${REPRESENTATIVE}`],
  ['Schulweg 4</cbc:StreetName>[^]*?</cbc:PostalZone>', `$&${SUBENTITY}${LINE3}`],
  ['<cbc:PaymentMeansCode>', '<cbc:PaymentMeansCode name="SEPA transfer">'],
  [
    'DE57999999990017400218</cbc:ID>',
    '$&<cac:FinancialInstitutionBranch><cbc:ID>PSBXDEXX</cbc:ID></cac:FinancialInstitutionBranch>',
  ],
  [
    '</cac:OrderLineReference>',
    '$&<cac:DocumentReference><cbc:ID schemeID="ABT">M-88</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>',
  ],
  [
    'Freight</cbc:AllowanceChargeReason>[^]*?</cbc:Amount>',
    'Freight</cbc:AllowanceChargeReason><cbc:MultiplierFactorNumeric>1</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="EUR">12.50</cbc:Amount><cbc:BaseAmount currencyID="EUR">1250.00</cbc:BaseAmount>',
  ],
  [
    '(?=<cac:Item>)',
    '<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Pallet</cbc:AllowanceChargeReason><cbc:MultiplierFactorNumeric>0</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="EUR">0.00</cbc:Amount><cbc:BaseAmount currencyID="EUR">1134.00</cbc:BaseAmount></cac:AllowanceCharge>',
  ],
];

const base = fs.readFileSync('documents/examples/ubl-xrechnung/invoice-typical.xml', 'utf8');

const edited = (xml: string, edits: typeof EDITS): string =>
  edits.reduce((text, [at, change]) => text.replace(new RegExp(at), change), xml);

/** An XRechnung invoice in UBL with the terms that no example has. */
export const rareInvoice = edited(base, EDITS);

/** One that is paid by card, with a code in place of the VAT point date, and an object that it is about. */
export const cardInvoice = edited(base, [
  ['<cac:OrderReference>', '<cac:InvoicePeriod><cbc:DescriptionCode>35</cbc:DescriptionCode></cac:InvoicePeriod>$&'],
  [
    '<cac:AccountingSupplierParty>',
    '<cac:AdditionalDocumentReference><cbc:ID schemeID="ABT">V-1</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>$&',
  ],
  ['<cbc:PaymentMeansCode>58', '<cbc:PaymentMeansCode>48'],
  [
    '<cac:PayeeFinancialAccount>[^]*?</cac:PayeeFinancialAccount>',
    '<cac:CardAccount><cbc:PrimaryAccountNumberID>4417</cbc:PrimaryAccountNumberID><cbc:NetworkID>VISA</cbc:NetworkID><cbc:HolderName>Jana Birk</cbc:HolderName></cac:CardAccount>',
  ],
]);
