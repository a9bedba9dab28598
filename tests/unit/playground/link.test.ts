import {expect, test} from 'vitest';
import {partyPlayground} from '../../../src/addresses/places';
import {readLink} from '../../../src/playground/links';

const hashOf = (address: string): string => address.slice(address.indexOf('#'));

test.each([
  ['{ sbi { code } }', ''],
  ['query A($n: String) { party(name: $n) { id } } # é & = + %', '{"n": "Café & Zn. #1"}'],
])('what a link carries is read back: %s', (query, variables) => {
  expect(readLink(hashOf(partyPlayground(query, variables)))).toEqual({query, variables});
});

test('a link has nothing but query and variables', () => {
  const fields = new URLSearchParams(hashOf(partyPlayground('{a}', '{"b":1}')).slice(1));
  expect([...fields.keys()]).toEqual(['query', 'variables']);
});

test.each(['', '#', '#example-queries', '#query-findParty', '#endpoint=https://evil.example'])(
  '%s is no link to a query',
  (hash) => expect(readLink(hash)).toBeUndefined(),
);

test.each([
  '#query=',
  '#variables=%7B%7D',
  '#query=%E0%A4%A',
  '#query={a}&variables=[1]',
  '#query={a}&variables={',
  '#query={a}&variables=null',
  `#query=${'a'.repeat(130_000)}`,
])('%.40s is refused', (hash) => expect(readLink(hash)).toBe('invalid'));
