import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

interface Country {
  readonly country: string;
  readonly facts: readonly {readonly subject: string; readonly what: string}[];
}

const RULES = 'documents/rules/schematron';

const countries = parse(fs.readFileSync('documents/countries.yaml', 'utf8')) as Country[];
const page = fs.readFileSync('documents/countries.mdx', 'utf8');
const {schemes} = JSON.parse(fs.readFileSync('documents/codelists/participant-schemes.json', 'utf8')) as {
  schemes: {code: string; country: string; state: string}[];
};

/** The scheme of GS1, which companies of any country use. */
const GLN = '0088';

const CODES: Readonly<Record<string, string>> = {
  Netherlands: 'NL',
  Belgium: 'BE',
  Germany: 'DE',
  France: 'FR',
  Luxembourg: 'LU',
  Poland: 'PL',
};

test('the page has a section for each country, in the order of the file', () => {
  const sections = Array.from(page.matchAll(/^## (.*)$/gm), ([, title]) => title);
  expect(sections).toEqual(countries.map(({country}) => country));
  for (const name of sections) expect(page).toContain(`path="[country=${name}].facts"`);
});

describe.each(countries)('$country', ({country, facts}) => {
  const address = facts.find(({subject}) => subject === 'Electronic address');
  const named = Array.from(address?.what.matchAll(/`(\d{4})`/g) ?? [], ([, code]) => code);

  test('its schemes are on the list of Peppol, in force, and those of this country', () => {
    const known = schemes.filter((scheme) => scheme.code === GLN || scheme.country === CODES[country]);
    const inForce = known.filter(({state}) => state === 'active').map(({code}) => code);
    expect(named.filter((code) => !inForce.includes(code ?? ''))).toEqual([]);
    if (country !== 'Poland') expect(named.length).toBeGreaterThan(1);
  });

  test('the page says rightly whether Peppol BIS Billing has rules for its sellers', () => {
    const release = fs.readdirSync(RULES).find((name) => name.startsWith('openpeppol-20')) ?? '';
    const rules = fs.readFileSync(`${RULES}/${release}/PEPPOL-EN16931-UBL.sch`, 'utf8');
    const claimed = /additional rules for sellers\]\S* in the (.*?), but not/.exec(page)?.[1] ?? '';
    expect(claimed.includes(country)).toBe(rules.includes(`id="${CODES[country]}-R-0`));
  });
});
