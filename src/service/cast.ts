/**
 * An invented company or public body of the examples. Every number is made up and carries valid check digits
 * (tests/unit/service/cast.test.ts). Party ids use the notation of the participant scheme, `NL:KVK:12345678`.
 */
export interface Party {
  readonly name: string;
  readonly role: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE' | 'DE' | 'FR';
  /** Chamber of Commerce number, 8 digits; Dutch companies only. */
  readonly kvk?: string;
  /** Government identification number (OIN), 20 digits; Dutch public bodies only. */
  readonly oin?: string;
  /** Belgian enterprise number, 10 digits. */
  readonly enterprise?: string;
  /** Leitweg-ID, with its two check digits; German public bodies only. */
  readonly leitweg?: string;
  /** SIREN, 9 digits; French companies only. */
  readonly siren?: string;
  /** Number in the Handelsregister; German companies only. It has no ISO 6523 code, so the VAT number is their party id. */
  readonly register?: string;
  readonly vat?: string;
  readonly gln: string;
  readonly iban: string;
  /** IBAN of the G-account, from which only taxes can be paid; its account number starts with 99. */
  readonly gaccount?: string;
  /** The id that API calls use in the path. */
  readonly partyId: string;
  /** The same id as ISO 6523 code and value, for EN 16931 documents. */
  readonly endpoint: string;
  readonly contact: string;
  readonly mail: string;
}

/** The cast: the same few parties on every page, in every contract example and in every example document. */
export const cast = {
  seller: {
    name: 'Zilverlinde Kantoorinrichting B.V.',
    role: 'Seller of office furniture. Sends invoices and receives orders.',
    street: 'Lindelaan 14',
    postcode: '3511 ZL',
    city: 'Utrecht',
    country: 'NL',
    kvk: '85912046',
    vat: 'NL859120466B01',
    gln: '8712345000011',
    iban: 'NL57PSBX0417164300',
    partyId: 'NL:KVK:85912046',
    endpoint: '0106:85912046',
    contact: 'Sanne Zilver',
    mail: 'administratie@zilverlinde.example',
  },
  buyer: {
    name: 'Molenrak Logistiek B.V.',
    role: 'Buyer. Receives invoices and sends orders.',
    street: 'Rakkade 7',
    postcode: '3011 MR',
    city: 'Rotterdam',
    country: 'NL',
    kvk: '86044175',
    vat: 'NL860441751B01',
    gln: '8712345000028',
    iban: 'NL72PSBX0532013000',
    partyId: 'NL:KVK:86044175',
    endpoint: '0106:86044175',
    contact: 'Joris Molenaar',
    mail: 'facturen@molenrak.example',
  },
  staffing: {
    name: 'Uurwerk Flex B.V.',
    role: 'Staffing agency. Sends timecards, and invoices with a G-account.',
    street: 'Klokkenplein 3',
    postcode: '5611 UF',
    city: 'Eindhoven',
    country: 'NL',
    kvk: '86177330',
    vat: 'NL861773305B01',
    gln: '8712345000035',
    iban: 'NL22PSBX0265900123',
    gaccount: 'NL36PSBX0991846222',
    partyId: 'NL:KVK:86177330',
    endpoint: '0106:86177330',
    contact: 'Noor Uurlings',
    mail: 'facturatie@uurwerkflex.example',
  },
  wholesaler: {
    name: 'Noordzee Bouwmaterialen B.V.',
    role: 'Wholesaler of building materials. Receives orders and sends despatch advices.',
    street: 'Duinweg 88',
    postcode: '2583 NB',
    city: 'Den Haag',
    country: 'NL',
    kvk: '86288512',
    vat: 'NL862885127B01',
    gln: '8712345000042',
    iban: 'NL83PSBX0991234567',
    partyId: 'NL:KVK:86288512',
    endpoint: '0106:86288512',
    contact: 'Ruben Duinker',
    mail: 'orders@noordzeebouw.example',
  },
  municipality: {
    name: 'Gemeente Veldrijk',
    role: 'Municipality. Receives invoices and despatch advices.',
    street: 'Raadhuisplein 1',
    postcode: '7411 GV',
    city: 'Veldrijk',
    country: 'NL',
    oin: '00000001001550433000',
    vat: 'NL001550433B01',
    gln: '8712345000059',
    iban: 'NL13PSBX0612998877',
    partyId: 'NL:OINO:00000001001550433000',
    endpoint: '0190:00000001001550433000',
    contact: 'Fatima el Amrani',
    mail: 'crediteuren@veldrijk.example',
  },
  belgian: {
    name: 'Scheldeblauw Interieur BV',
    role: 'Belgian customer of the office furniture seller.',
    street: 'Kaaistraat 21',
    postcode: '2000',
    city: 'Antwerpen',
    country: 'BE',
    enterprise: '0712345630',
    vat: 'BE0712345630',
    gln: '5412345000013',
    iban: 'BE24999123456789',
    partyId: 'BE:EN:0712345630',
    endpoint: '0208:0712345630',
    contact: 'Lotte Schelfhout',
    mail: 'boekhouding@scheldeblauw.example',
  },
  energy: {
    name: 'Lichtboei Energie B.V.',
    role: 'Energy supplier. Sends invoices with meter readings.',
    street: 'Vuurtorenweg 5',
    postcode: '1976 LE',
    city: 'IJmuiden',
    country: 'NL',
    kvk: '86399402',
    vat: 'NL863994027B01',
    gln: '8712345000066',
    iban: 'NL22PSBX0713380426',
    partyId: 'NL:KVK:86399402',
    endpoint: '0106:86399402',
    contact: 'Mees Bakens',
    mail: 'facturatie@lichtboei.example',
  },
  grid: {
    name: 'Kabelduin Netbeheer B.V.',
    role: "Grid operator. Its charges are part of the energy supplier's invoices.",
    street: 'Trafolaan 40',
    postcode: '6811 KN',
    city: 'Arnhem',
    country: 'NL',
    kvk: '86410557',
    vat: 'NL864105575B01',
    gln: '8712345000073',
    iban: 'NL42PSBX0859012277',
    partyId: 'NL:KVK:86410557',
    endpoint: '0106:86410557',
    contact: 'Iris Duinveld',
    mail: 'netbeheer@kabelduin.example',
  },
  german: {
    name: 'Stadt Birkenfurt',
    role: 'German town council. Receives invoices in XRechnung.',
    street: 'Am Rathaus 2',
    postcode: '17999',
    city: 'Birkenfurt',
    country: 'DE',
    leitweg: '17400100-71043-74',
    vat: 'DE997400105',
    gln: '4012345000016',
    iban: 'DE42999999990017400100',
    partyId: 'DE:LWID:17400100-71043-74',
    endpoint: '0204:17400100-71043-74',
    contact: 'Jana Birk',
    mail: 'rechnung@birkenfurt.example',
  },
  germanSeller: {
    name: 'Kranichholz Bürobedarf GmbH',
    role: 'German seller of office supplies. Sends invoices in XRechnung.',
    street: 'Speichergasse 12',
    postcode: '29999',
    city: 'Heidbrück',
    country: 'DE',
    register: 'HRB 990417',
    vat: 'DE997400210',
    gln: '4012345000023',
    iban: 'DE57999999990017400218',
    partyId: 'DE:VAT:DE997400210',
    endpoint: '9930:DE997400210',
    contact: 'Lars Kranich',
    mail: 'rechnungen@kranichholz.example',
  },
  french: {
    name: 'Atelier Aubépine SARL',
    role: 'French customer of the office furniture seller. Receives invoices in Factur-X.',
    street: '8 rue des Aubépines',
    postcode: '59999',
    city: 'Valcendre',
    country: 'FR',
    siren: '999431273',
    vat: 'FR66999431273',
    gln: '3012345000017',
    iban: 'FR7699999999990001234567847',
    partyId: 'FR:SIRENE:999431273',
    endpoint: '0002:999431273',
    contact: 'Camille Aubert',
    mail: 'comptabilite@aubepine.example',
  },
} as const satisfies Record<string, Party>;
