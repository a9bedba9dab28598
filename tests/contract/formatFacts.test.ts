import {afterAll, expect, test} from 'vitest';
import {kinds, type PageFact} from './support/facts/kinds';

interface Count {
  readonly kind: string;
  readonly compared: number;
  readonly undecided: number;
  readonly wrong: number;
}

const counts: Count[] = [];

const lineOf = ({page, message, element, about, found, expected}: PageFact): string =>
  `${page} (${message}) ${element}: ${about} is '${found}', and must be '${expected}'`;

test.each(Object.entries(kinds))('%s of the format pages are those of the official files', (kind, factsOf) => {
  const facts = factsOf();
  const undecided = facts.filter((fact) => fact.undecided !== undefined);
  const wrong = facts.filter(({expected}) => expected !== undefined);
  counts.push({kind, compared: facts.length - undecided.length, undecided: undecided.length, wrong: wrong.length});
  expect(facts.length).toBeGreaterThan(0);
  expect(wrong.map(lineOf)).toEqual([]);
});

afterAll(() => console.table(counts));
