import {expect, test} from 'vitest';
import {groupOf, inGroups, namedFirst, restFirst, type Hit} from '../../../src/components/Search/groups';

const hit = (href: string, group: string): Hit => ({href, group, title: [], excerpt: [], where: ''});

test.each([
  ['/introduction/overview.html', 'PSB › Overview', 'PSB guides'],
  ['/misc/codeList.html#x', 'PSB › Code lists', 'PSB guides'],
  ['/endpoints/v1/hook.html', 'PSB › Endpoints › V1', 'Endpoints'],
  ['/#saveHook', 'API reference › v1 › Hook', 'API reference'],
  ['/platform/wsdl.html', 'Platform › WSDL', 'SOAP platform'],
  ['/vpd/introduction/overview.html', 'VPD › Introduction', 'VPD'],
])('%s, %s stands under %s', (address, where, group) => {
  expect(groupOf(address, where)).toBe(group);
});

test('groups come in the order of their best hits, and hits keep theirs', () => {
  const groups = inGroups([hit('/1', 'B'), hit('/2', 'A'), hit('/3', 'B')]);
  expect(groups.map(({name, hits}) => [name, ...hits.map(({href}) => href)])).toEqual([
    ['B', '/1', '/3'],
    ['A', '/2'],
  ]);
});

test('the place whose id is the query comes first', () => {
  const hits = [hit('/a', 'A'), hit('/#saveHook', 'B'), hit('/#saveHookB', 'B')];
  expect(namedFirst(hits, 'SAVEhook').map(({href}) => href)).toEqual(['/#saveHook', '/a', '/#saveHookB']);
  expect(namedFirst(hits, 'hook')).toEqual(hits);
  const titled = hits.map((hit, index) => ({
    ...hit,
    title: [{text: index === 1 ? 'WebhookEvent' : 'x', marked: false}],
  }));
  expect(namedFirst(titled, 'webhook event')[0]).toBe(titled[1]);
  const terms = titled.map((each) => ({...each, href: '/overview.html#term-webhookevent'}));
  expect(namedFirst(terms, 'webhook event')).toEqual(terms);
});

test('a hit of REST comes before those of the platform, unless the query is about the platform', () => {
  const named = (href: string, text: string): Hit => ({...hit(href, 'A'), title: [{text, marked: true}]});
  const hits = [
    named('/platform/a.html', 'Error handling'),
    named('/platform/b.html', 'Codes'),
    named('/c.html', 'Errors'),
  ];
  const order = (query: string): string[] => restFirst(hits, query).map(({href}) => href);
  expect(order('error codes')).toEqual(['/c.html', '/platform/a.html', '/platform/b.html']);
  expect(order('soap error codes')).toEqual(hits.map(({href}) => href));
  expect(order('Error handling')).toEqual(hits.map(({href}) => href));
});

test.each([
  [5, true],
  [6, false],
])('a hit of REST behind %i of the platform comes first: %s', (before, first) => {
  const platform = Array.from({length: before}, (_, at) => hit(`/platform/${at}.html`, 'A'));
  const hits = [...platform, hit('/c.html', 'B')];
  expect(restFirst(hits, 'codes')[0]?.href === '/c.html').toBe(first);
});
