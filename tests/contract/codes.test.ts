import {expect, test} from 'vitest';
import {lineAt} from '../../src/contracts/contentError';
import {codeLists, openApi, partySchemes} from '../support/contracts';
import {pageSources} from '../support/pages';

const codesOf = (name: string): Set<string> => {
  const list = codeLists().find((each) => each.name === name);
  return new Set([...(list?.common ?? []), ...(list?.others ?? [])].map(({code}) => code));
};

const {common, others, removed} = partySchemes();
/** Codes of ISO 6523 (ICD) that aren't participant schemes: of items (GTIN), and of establishments of a Dutch company. */
const OTHER_SCHEMES = ['0160', '0217'];
const schemes = new Set([...[...common, ...others, ...removed].map(({code}) => code), ...OTHER_SCHEMES]);
const exemptions = codesOf('vat-exemption');
const units = codesOf('unit');

/** The code of each long name, of invoice and order responses. */
const responses = new Map(
  ['InvoiceResponseCodes', 'OrderResponseCodes'].flatMap((name) =>
    Object.entries(openApi('v1').components.schemas[name]?.['x-enum-codes'] ?? {}),
  ),
);

interface Rule {
  /** What a code looks like where it is one; the last group is the code. */
  readonly pattern: RegExp;
  /** What is wrong with a match, and what to do; nothing when it is right. */
  readonly faultOf: (match: readonly string[]) => string | undefined;
}

const RULES: readonly Rule[] = [
  {
    // `Accept` (AP)
    pattern: /`([A-Z][A-Za-z]+)` \(`?([A-Z]{2})`?\)/g,
    faultOf: ([, name = '', code = '']) => {
      const right = responses.get(name);
      if (right === code) return undefined;
      return right
        ? `the code of ${name} is ${right}, not ${code}`
        : `${name} is no response status; write one of ${[...responses.keys()].join(', ')}`;
    },
  },
  {
    // `schemeID` `0106`, schemeID="0106", `schemeID` is `9944`
    pattern: /schemeID`?(?: is| of)?[ =][`"[]*(\d{4})\b/g,
    faultOf: ([, code = '']) =>
      schemes.has(code) ? undefined : `no participant scheme ${code}; see documents/codelists/participant-schemes.json`,
  },
  {
    // `VATEX-EU-AE`
    pattern: /`(VATEX-[^`]*)`/g,
    faultOf: ([, code = '']) =>
      exemptions.has(code) ? undefined : `no VAT exemption reason ${code}; see documents/codelists/vat-exemption.json`,
  },
  {
    // unitCode="KGM", `@unitCode` `KGM`
    pattern: /unitCode`?[ =][`"]+([A-Z\d]+)[`"]/g,
    faultOf: ([, code = '']) => (units.has(code) ? undefined : `no unit ${code}; see documents/codelists/unit.json`),
  },
];

/** Codes in a text that no list has, each with file, line and what to do. */
function faultsIn(file: string, text: string): string[] {
  return RULES.flatMap(({pattern, faultOf}) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const fault = faultOf(match);
      return fault ? [`${file}:${lineAt(text, match.index)}: ${fault}.`] : [];
    }),
  );
}

test('every code that a page names is in its list', () => {
  const pages = pageSources();
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(({file, text}) => faultsIn(file, text))).toEqual([]);
});

test('the pages name codes of each kind that is checked here', () => {
  const all = pageSources()
    .map(({text}) => text)
    .join('\n');
  expect([...all.matchAll(RULES[0]?.pattern ?? /(?!)/g)].length).toBeGreaterThan(10);
  expect([...all.matchAll(RULES[1]?.pattern ?? /(?!)/g)].length).toBeGreaterThan(2);
});

test.each([
  ['Send `Accept` (AX).', 'x.mdx:1: the code of Accept is AP, not AX.'],
  ['One\nSend `Approve` (AP).', 'x.mdx:2: Approve is no response status;'],
  ['with `schemeID` `0107`', 'x.mdx:1: no participant scheme 0107;'],
  ['<cbc:EndpointID schemeID="9999">', 'x.mdx:1: no participant scheme 9999;'],
  ['Use `VATEX-EU-XX`.', 'x.mdx:1: no VAT exemption reason VATEX-EU-XX;'],
  ['<cbc:InvoicedQuantity unitCode="KILO">', 'x.mdx:1: no unit KILO;'],
])('%j: %s', (text, fault) => {
  expect(faultsIn('x.mdx', text)).toEqual([expect.stringContaining(fault)]);
});

test('codes that exist pass', () => {
  expect(
    faultsIn(
      'x.mdx',
      '`Reject` (RE), `schemeID` [`0106`](/x), `VATEX-EU-AE`, unitCode="KGM", `InvoiceTypeCode` (BT-3)',
    ),
  ).toEqual([]);
});
