import {expect, test} from 'vitest';
import {currencyText} from '../../../../src/validation/node/currency';

/** A rule set that was compared with its publisher on a day. */
const checked = (id: string, checkedOn: string) => ({
  id,
  name: id,
  page: id,
  version: '1',
  file: `${id}.sch`,
  release: {
    id,
    publisher: 'P',
    released: '2026-01',
    checkedOn,
    source: `https://publisher.example/${id}`,
    upcoming: [],
  },
});

const sets = [checked('b', '2026-05-22'), checked('a', '2025-11-23'), checked('c', '2026-05-23')];
const TODAY = new Date('2026-11-23T12:00:00Z');

test('names what was last checked more than six months ago, the oldest first, with the place to look at', () => {
  expect(currencyText(sets, TODAY).split('\n')).toEqual([
    'a: last checked on 2025-11-23. Look at https://publisher.example/a',
    'b: last checked on 2026-05-22. Look at https://publisher.example/b',
    '2 of 3 rule sets were last checked more than 6 months ago',
  ]);
});

test('ends with the number, also without an old one', () => {
  expect(currencyText([], TODAY)).toBe('0 of 0 rule sets were last checked more than 6 months ago');
});
