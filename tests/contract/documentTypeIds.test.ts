import {describe, expect, test} from 'vitest';
import {contracts} from './support/contract';

/** Document types that are in use, one of each kind of notation: Peppol, NLCIUS, CII, Factur-X, SETU and DICO. */
const IDS = [
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017::2.1',
  'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2::CreditNote##urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0::2.1',
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0#conformant#urn:fdc:energie-efactuur.nl:invoice:v3.0::2.1',
  'urn:oasis:names:specification:ubl:schema:xsd:OrderChange-2::OrderChange##urn:fdc:peppol.eu:poacc:trns:order_change:3::2.3',
  'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice##urn:cen.eu:en16931:2017#compliant#urn:peppol:france:billing:cius:1.0::D22B',
  'urn:peppol:doctype:pdf+xml##urn:cen.eu:en16931:2017#conformant#urn:peppol:france:billing:Factur-X:1.0::D22B',
  'urn:peppol:doctype:pdf+xml##eb2b:order-x:1.0::0',
  'http://ns.hr-xml.org/2007-04-15::TimeCard##hr-xml@nl-1.4::2.5',
  'http://ns.hr-xml.org/2007-04-15::Assignment##hr-xml:status@nl-1.4::2.5',
  'http://www.ketenstandaard.nl/onderhoudsopdracht/SALES/005::MaintenanceInstruction##dico:maintenanceinstruction@nl-1.0::1.0',
  'busdox-docid-qns::urn:oasis:names:specification:ubl:schema:xsd:Order-2::Order##urn:fdc:peppol.eu:poacc:trns:order:3::2.1',
];

const NOT_IDS = ['Invoice', 'a b##c', 'urn:a::A#urn:b::2.1', 'urn:a::A##urn:b c::2.1'];

describe.each(contracts)('$file', ({document}) => {
  const text = JSON.stringify(document);
  const patterns = [...text.matchAll(/"pattern":("[^"]*##[^"]*")/g)].map(
    ([, pattern = '']) => JSON.parse(pattern) as string,
  );

  test('has a pattern for documentTypeIds', () => {
    expect(patterns).not.toEqual([]);
  });

  test.each([...new Set(patterns)])('%s takes every documentTypeId in use, and no other text', (pattern) => {
    const expression = new RegExp(pattern);
    expect(IDS.filter((id) => !expression.test(id))).toEqual([]);
    expect(NOT_IDS.filter((each) => expression.test(each))).toEqual([]);
  });

  test('every documentTypeId of an example fits', () => {
    const examples = [...text.matchAll(/"[^"]*::[^"]*##[^"]*::[^" ]*"/g)].map(([each]) => JSON.parse(each) as string);
    const expression = new RegExp(patterns[0] ?? '(?!)');
    expect(examples.filter((each) => !each.includes(' ') && !expression.test(each))).toEqual([]);
  });
});
