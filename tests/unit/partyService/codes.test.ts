import {describe, expect, test} from 'vitest';
import {answered, askOver} from './support/fixture';

const ask = askOver([]);

const codes = (query: string): string[] =>
  (answered(ask(`{ list: ${query} { code } }`), 'list') as {code: string}[]).map(({code}) => code);

describe('sbi and nace', () => {
  test.each([
    ['sbi', ['G', 'H']],
    ['nace', ['H']],
    ['sbi(codes: ["49.42", "H", "99"])', ['H', '49.42']],
    ['sbi(codes: ["4941"])', ['49.41']],
    ['sbi(codes: [])', []],
    ['sbi(search: "49.4")', ['49.4', '49.41', '49.42']],
    ['sbi(search: "h")', ['H', '49.41']],
    ['sbi(search: "verhuisvervoer")', ['49.42']],
    ['sbi(search: "removal", lang: "nl")', ['49.42']],
    ['sbi(search: "goedernvervoer")', ['49.4', '49.41']],
    ['sbi(search: "vervoer over land")', ['49']],
    ['sbi(search: "vervoer", codes: ["49.42", "G"])', ['49.42']],
    ['sbi(search: "bakkerij")', []],
    ['sbi(search: "!!!")', []],
  ])('%s', (query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  test('a code knows its level, the codes around it and the European one, in both directions', () => {
    const query = `{ sbi(codes: ["49.41"], lang: "en") {
      __typename code level description parent { code level parent { code parent { code parent { code } } } } children { code }
      nace { __typename code description level parent { code children { code } } }
    } }`;
    expect(answered(ask(query), 'sbi')).toEqual([
      {
        __typename: 'sbiCode',
        code: '49.41',
        level: 4,
        description: 'Freight road haulage',
        parent: {code: '49.4', level: 3, parent: {code: '49', parent: {code: 'H', parent: null}}},
        children: [],
        nace: {
          __typename: 'naceCode',
          code: '49.41',
          description: 'Freight transport by road',
          level: 2,
          parent: {code: 'H', children: [{code: '49.41'}]},
        },
      },
    ]);
    expect(answered(ask('{ sbi(codes: ["H"]) { nace { code } } }'), 'sbi')).toEqual([{nace: null}]);
  });
});

describe('legal forms', () => {
  test.each([
    ['company(country: "NL")', ['41', '74']],
    ['company(country: "nl", codes: ["74", "99"])', ['74']],
    ['company(country: "DE", codes: ["gmbh"])', ['GmbH']],
    ['company(country: "NL", search: "stichting")', ['74']],
    ['company(country: "NL", search: "foundation", lang: "nl")', ['74']],
    ['company(country: "NL", search: "BV")', ['41']],
    ['company(country: "NL", search: "besl venn")', ['41']],
    ['company(country: "NL", search: "stichting", codes: ["41"])', []],
    ['company(country: "FR")', []],
    ['company(country: "NL", search: "!!!")', []],
  ])('%s', (query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  test('a name is in the language of the request', () => {
    expect(
      answered(ask('{ company(country: "NL", codes: ["74"], lang: "fr") { name abbreviation country } }'), 'company'),
    ).toEqual([{name: 'Fondation', abbreviation: null, country: 'NL'}]);
  });
});
