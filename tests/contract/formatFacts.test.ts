import {afterAll, describe, expect, test} from 'vitest';
import {codeRulesOf} from './support/facts/codes';
import {kinds, type PageFact} from './support/facts/kinds';
import {subjects, type Subject} from './support/facts/subject';

interface Count {
  readonly kind: string;
  readonly compared: number;
  readonly undecided: number;
  readonly wrong: number;
}

const counts: Count[] = [];

/** A kind of which fewer facts are compared isn't read from the pages any more. */
const FEWEST = 50;

const lineOf = ({page, message, element, about, found, expected}: PageFact): string =>
  `${page} (${message}) ${element}: ${about} is '${found}', and must be '${expected}'`;

test.each(Object.entries(kinds))('%s of the format pages are those of the official files', (kind, factsOf) => {
  const facts = factsOf();
  const undecided = facts.filter((fact) => fact.undecided !== undefined);
  const wrong = facts.filter(({expected}) => expected !== undefined);
  const compared = facts.length - undecided.length;
  counts.push({kind, compared, undecided: undecided.length, wrong: wrong.length});
  expect(compared).toBeGreaterThan(FEWEST);
  expect(wrong.map(lineOf)).toEqual([]);
});

afterAll(() => console.table(counts));

const subjectOf = (id: string): Subject => {
  const found = subjects.find(({message}) => message.id === id);
  if (!found) throw new Error(`no page has ${id}`);
  return found;
};

describe('the comparison reads the official files', () => {
  const norms = subjects.filter(({message}) => message.customizationId?.startsWith('urn:cen.eu:en16931'));

  test.each(norms.map((subject) => [subject.message.id, subject] as const))('what %s requires', (_, subject) => {
    const targets = (id: string): string =>
      subject.requirements
        .filter(({rule}) => rule.id === id)
        .flatMap((requirement) => requirement.targets)
        .join(' ');
    expect(targets('BR-48')).toMatch(/\/(?:cac:TaxCategory\/cbc:Percent|ram:RateApplicablePercent)$/);
    expect(targets('BR-49')).toMatch(
      /\/(?:cbc:PaymentMeansCode|ram:SpecifiedTradeSettlementPaymentMeans\/ram:TypeCode)$/,
    );
    expect(targets('BR-33')).toMatch(/Reason \S*ReasonCode$/);
    expect(targets('BR-27')).toBe('');
  });

  test('the schema of an order', () => {
    const address = '/Order/cac:SellerSupplierParty/cac:Party/cac:PostalAddress';
    const {tree} = subjectOf('order-bisv3');
    expect(tree?.at(`${address}/cac:AddressLine/cbc:Line`)).toMatchObject({min: 1, max: 1});
    expect(tree?.at(`${address}/cac:AddressLine`)).toMatchObject({min: 0, max: Infinity});
    expect(tree?.at('/Order/cbc:ID/@schemeID')).toMatchObject({min: 0, max: 1});
    expect(tree?.at(`${address}/cbc:Streets`)).toBeUndefined();
  });

  test('the codes of allowances and charges', () => {
    const {rules, places} = subjectOf('ubl-nlcius');
    const found = rules.filter(({id}) => /^BR-CL-(?:19|20)$/.test(id)).flatMap((rule) => codeRulesOf(rule, places));
    const seen = found.map(({rule, charge, codes}) => `${rule.id} ${charge} ${codes.has('95')} ${codes.has('FC')}`);
    expect([...new Set(seen)]).toEqual(['BR-CL-19 false true false', 'BR-CL-20 true false true']);
  });
});
