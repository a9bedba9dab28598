import fs from 'node:fs';
import {expect, test} from 'vitest';

const RULES = 'documents/rules/schematron';
/** The release in force; an older one is kept for CII. */
const FOLDER = `${RULES}/${fs.readdirSync(RULES).find((name) => name.startsWith('openpeppol-20'))}`;
const PAGE = 'docs/misc/partyIds.mdx';

const page = fs.readFileSync(PAGE, 'utf8');

/** The rows of the page: rule, scheme, and how many digits a value has. */
const rows = Array.from(
  page.matchAll(/^\| (.*) \| (.*) \| `(PEPPOL-COMMON-R\S+)` \|$/gm),
  ([, name = '', form = '', rule = '']) => ({
    rule,
    name,
    scheme: /`schemeID` `(\d{4})`/.exec(name)?.[1],
    digits: Array.from(form.matchAll(/(\d+) digits/g), ([, digits]) => Number(digits)),
  }),
);

const ruleSets = fs.readdirSync(FOLDER).map((file) => fs.readFileSync(`${FOLDER}/${file}`, 'utf8'));

/** A rule as a rule set has it: its context, its test and its level. */
function official(rule: string, text: string): {context: string; pattern: string; level: string} {
  const [, context = '', body = ''] =
    new RegExp(`<rule context="([^"]*)"[^>]*>\\s*<assert ([^>]*id="${rule}"[^>]*)>`).exec(text) ?? [];
  const attribute = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(body)?.[1] ?? '';
  return {context, pattern: /'(\^.*\$)'/.exec(attribute('test'))?.[1] ?? '', level: attribute('flag')};
}

test('the page has each Dutch check of the rule sets, and no other', () => {
  const [first = ''] = ruleSets;
  const all = Array.from(first.matchAll(/\[(PEPPOL-COMMON-R05[4-7][\d-]*)\]-Dutch/g), ([, rule]) => rule);
  expect(rows.map(({rule}) => rule).sort()).toEqual([...new Set(all)].sort());
});

test.each(rows)(
  '$rule checks the $name, and is a warning in every format of Peppol in UBL',
  ({rule, scheme, digits}) => {
    expect(ruleSets).toHaveLength(9);
    for (const text of ruleSets) {
      const {context, pattern, level} = official(rule, text);
      const elements = ['cbc:EndpointID', 'cac:PartyIdentification/cbc:ID', 'cbc:CompanyID'];
      if (scheme) expect(context).toBe(elements.map((each) => `${each}[@schemeID = '${scheme}']`).join(' | '));
      else expect(context.replace(/\s+/g, '')).toMatch(/^cac:PartyTaxScheme.*cbc:CompanyID\[starts-with\(.*'NL'\)\]$/);
      expect(Array.from(pattern.matchAll(/\{(\d+)\}/g), ([, count]) => Number(count))).toEqual(digits);
      expect(level, `${PAGE} says that it is a warning`).toBe('warning');
    }
  },
);
