import {lineAt} from '../../contracts/contentError';
import {codeLists, partySchemes} from '../../sources/codeLists';
import {memoized} from '../../sources/files';
import {openApi} from '../../sources/rest';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

const codesOf = (name: string): Set<string> => {
  const list = codeLists().find((each) => each.name === name);
  return new Set([...(list?.common ?? []), ...(list?.others ?? [])].map(({code}) => code));
};

/** Codes of ISO 6523 (ICD) that aren't participant schemes: of items (GTIN), and of establishments of a Dutch company. */
const OTHER_SCHEMES = ['0160', '0217'];

/** All codes that pages can name. */
const known = memoized(() => {
  const {common, others, removed} = partySchemes();
  const names = ['InvoiceResponseCodes', 'OrderResponseCodes'];
  return {
    schemes: new Set([...[...common, ...others, ...removed].map(({code}) => code), ...OTHER_SCHEMES]),
    exemptions: codesOf('vat-exemption'),
    units: codesOf('unit'),
    /** The code of each long name, of invoice and order responses. */
    responses: new Map(
      names.flatMap((name) => Object.entries(openApi('v1').components.schemas[name]?.['x-enum-codes'] ?? {})),
    ),
  };
});

type Wrong = readonly [problem: string, remedy: string] | undefined;

interface Rule {
  /** What a code looks like where it is one; the last group is the code. */
  readonly pattern: RegExp;
  /** What is wrong with a match, and what to do; nothing when it is right. */
  readonly faultOf: (match: readonly string[]) => Wrong;
}

const RULES: readonly Rule[] = [
  {
    // `Accept` (AP)
    pattern: /`([A-Z][A-Za-z]+)` \(`?([A-Z]{2})`?\)/g,
    faultOf: ([, name = '', code = '']) => {
      const right = known().responses.get(name);
      if (right === code) return undefined;
      return right
        ? [`the code of ${name} is ${right}, not ${code}`, 'Correct the code']
        : [`${name} is no response status`, `Write one of ${[...known().responses.keys()].join(', ')}`];
    },
  },
  {
    // `schemeID` `0106`, schemeID="0106", `schemeID` is `9944`
    pattern: /schemeID`?(?: is| of)?[ =][`"[]*(\d{4})\b/g,
    faultOf: ([, code = '']) =>
      known().schemes.has(code)
        ? undefined
        : [`no participant scheme ${code}`, 'documents/codelists/participant-schemes.json has all schemes'],
  },
  {
    // `VATEX-EU-AE`
    pattern: /`(VATEX-[^`]*)`/g,
    faultOf: ([, code = '']) =>
      known().exemptions.has(code)
        ? undefined
        : [`no VAT exemption reason ${code}`, 'documents/codelists/vat-exemption.json has all reasons'],
  },
  {
    // unitCode="KGM", `@unitCode` `KGM`
    pattern: /unitCode`?[ =][`"]+([A-Z\d]+)[`"]/g,
    faultOf: ([, code = '']) =>
      known().units.has(code) ? undefined : [`no unit ${code}`, 'documents/codelists/unit.json has all units'],
  },
];

/** Codes in a text that no list has. */
export const codeFaultsIn = (file: string, text: string): Fault[] =>
  RULES.flatMap(({pattern, faultOf}) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const wrong = faultOf(match);
      return wrong ? [faultAt(file, lineAt(text, match.index), ...wrong)] : [];
    }),
  );

/** How often pages name a code of each kind that is checked. */
export const codesNamed = (texts: readonly string[]): number[] =>
  RULES.map(({pattern}) => texts.reduce((count, text) => count + [...text.matchAll(pattern)].length, 0));

/** Every code that a page names is in its list. */
export const codes: Check = ({pages}) => pages.flatMap(({file, source}) => codeFaultsIn(file, source));
