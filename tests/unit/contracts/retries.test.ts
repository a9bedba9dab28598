import {expect, test} from 'vitest';
import {retriesOf} from '../../../src/contracts/retries';
import {parseYaml} from '../../../src/contracts/yamlFile';

const LIMITS = `- id: tries
  title: Tries
  value: 3
  unit: retries
  schedule: [5, 10, 20]
  text: 3 retries
  applies: All.
  past: {text: Stop.}
  do: Stop.
`;

const RETRIES = `limit: tries
waits:
  grow: {first: '{first} seconds', then: 'Up to {last} seconds'}
note: Stop after {count} retries.
retries:
  - {status: 500, problem: It \`fails\`., wait: grow}
  - {status: 502, from: load-balancer, problem: It fails., wait: grow}
  - {name: time-outs, problem: No response., wait: grow}
`;

const read = (retries: string, limits = LIMITS) =>
  retriesOf(parseYaml(retries, 'retries.yaml'), parseYaml(limits, 'limits.yaml'));

test('the numbers of retries come from the limit', () => {
  const {list, noteHtml} = read(RETRIES);
  expect(noteHtml).toBe('Stop after 3 retries.');
  expect(list[0]).toEqual({
    status: '500',
    name: '500',
    problemHtml: 'It <span data-joined><code>fails</code>.</span>',
    firstWaitHtml: '5 seconds',
    thenHtml: 'Up to 20 seconds',
    errorBody: true,
  });
});

test('what the load balancer sends, and no response at all, is without an Error body', () => {
  expect(read(RETRIES).list.map(({name, errorBody}) => [name, errorBody])).toEqual([
    ['500', true],
    ['502', false],
    ['time-outs', false],
  ]);
});

test.each([
  [
    'a status and a name',
    RETRIES.replace('{status: 500,', '{status: 500, name: x,'),
    /^retries\.yaml:6: retries\.0: A retry has/,
  ],
  ['neither', RETRIES.replace('{status: 500, ', '{'), /^retries\.yaml:6: retries\.0: A retry has/],
  ['a status of success', RETRIES.replace('500', '200'), /^retries\.yaml:6: retries\.0\.status/],
  ['an unknown key', `${RETRIES}also: x\n`, /^retries\.yaml:\d+: : Unrecognized key: "also"/],
  ['an unknown wait', RETRIES.replace('wait: grow', 'wait: shrink'), "retries.yaml:6: no wait 'shrink'"],
  ['an unknown limit', RETRIES.replace('limit: tries', 'limit: none'), 'limits.yaml has no single number for none'],
])('retries with %s fail', (_kind, text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('a limit whose waits are not as many as its value fails', () => {
  expect(() => read(RETRIES, LIMITS.replace('value: 3', 'value: 4'))).toThrow('limits.yaml: tries has 3 waits');
});
