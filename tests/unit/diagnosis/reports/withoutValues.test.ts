import {expect, test} from 'vitest';
import {rootElement} from '../../../../src/contracts/xml/element';
import {masked} from '../../../../src/diagnosis/reports/issue/masked';
import {schemaText} from '../../../../src/diagnosis/reports/issue/schemaText';

// Messages of libxml2, xmlschemas.c, with values that try to look like the end of one.
test.each([
  [
    "Element '{urn:x}IssueDate': 'SECRET' is not a valid value of the atomic type 'xs:date'.",
    "Element 'IssueDate': '…' is not a valid value of the atomic type 'xs:date'.",
  ],
  [
    "Element 'A': 'x' is not a valid value of the atomic type 'SECRET' is not a valid value of the local atomic type.",
    "Element 'A': '…' is not a valid value of the local atomic type.",
  ],
  [
    "Element 'A', attribute 'unitCode': [facet 'enumeration'] The value 'SECRET' is not an element of the set {'A', 'B'}.",
    "Element 'A', attribute 'unitCode': [facet 'enumeration'] The value '…' is not an element of the set {'A', 'B'}.",
  ],
  [
    "Element 'A': [facet 'pattern'] The value 'pattern' is not accepted by the pattern '[A-Z]'.",
    "Element 'A': [facet 'pattern'] The value '…' is not accepted by the pattern '[A-Z]'.",
  ],
  [
    "Element 'A': [facet 'pattern'] The value 'x' is not accepted by the pattern 'SECRET\n' is not accepted by the pattern '[A-Z]'.",
    "Element 'A': [facet 'pattern'] The value '…' is not accepted by the pattern '[A-Z]'.",
  ],
  [
    "Element 'A': [facet 'maxLength'] The value has a length of '4711'; this exceeds the allowed maximum length of '10'.",
    "Element 'A': [facet 'maxLength'] The value has a length of '…'; this exceeds the allowed maximum length of '10'.",
  ],
  [
    "Element 'A': [facet 'fractionDigits'] The value '47.111' has more fractional digits than are allowed ('2').",
    "Element 'A': [facet 'fractionDigits'] The value '…' has more fractional digits than are allowed ('2').",
  ],
  [
    "Element 'A': [facet 'minInclusive'] The value '-4711' is less than the minimum value allowed ('0').",
    "Element 'A': [facet 'minInclusive'] The value '…' is less than the minimum value allowed ('0').",
  ],
  [
    "Element '{urn:x}A': This element is not expected. Expected is one of ( {urn:x}B, {urn:x}C ).",
    "Element 'A': This element is not expected. Expected is one of ( B, C ).",
  ],
  [
    "Element 'A': The attribute 'currencyID' is required but missing.",
    "Element 'A': The attribute 'currencyID' is required but missing.",
  ],
  [
    "Element 'A': Character content is not allowed, because the content type is empty.",
    "Element 'A': Character content is not allowed, because the content type is empty.",
  ],
  [
    "Element 'A': Duplicate key-sequence ['SECRET'] in unique 'x'.",
    "Element 'A': The content does not follow the schema.",
  ],
  ["Element 'A{': 'SECRET' is wrong.", 'The content does not follow the schema.'],
  ['SECRET', 'The content does not follow the schema.'],
])('%s', (message, expected) => {
  expect(schemaText(message)).toBe(expected);
});

test('a value of a megabyte is left out in no time', () => {
  const value = "' is not accepted by the pattern '".repeat(30_000);
  expect(
    schemaText(`Element 'A': [facet 'enumeration'] The value '${value}' is not an element of the set {'A'}.`),
  ).toBe("Element 'A': The content does not follow the schema.");
});

const root = rootElement('<a kind="Loading  bay"><b>8712345000011</b><c>NL</c><d>Jansen</d><e>VAT</e></a>');

test.each([
  ['The GLN 8712345000011 has a wrong check digit.', 'The GLN … has a wrong check digit.'],
  ['The name Jansen (Jansen, NL) is wrong.', 'The name … is wrong.'],
  ['The place "Loading bay" is not in the SALES005 code list.', 'The place … is not in the SALES005 code list.'],
  ['NLCIUS allows NL only.', 'NLCIUS allows … only.'],
  [
    'TotalVATAmount 47.11 is not 48.00, the sum of the VAT subtotals.',
    'TotalVATAmount … is not …, the sum of the … subtotals.',
  ],
  ['An invoice (BT-1) has a date.', 'An invoice (BT-1) has a date.'],
])('%s', (message, expected) => {
  expect(masked(message, root)).toBe(expected);
});

test('a message that is too long to search has no text', () => {
  expect(masked('x'.repeat(20_000), root)).toBeUndefined();
});
