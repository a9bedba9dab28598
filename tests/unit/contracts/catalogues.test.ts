import {expect, test} from 'vitest';
import {errorsOf} from '../../../src/contracts/errors';
import {limitsOf} from '../../../src/contracts/limits';
import {samplesOf} from '../../../src/contracts/samples';
import {parseYaml} from '../../../src/contracts/yamlFile';

const ERROR = `- code: API404
  status: 404
  title: Not found
  meaning: No such \`document\`.
  cause: [It expired.]
  retryable: no
  do: Look it up.
  appliesTo: rest
  example: {code: API404}
`.replace('retryable: no', "retryable: 'no'");

test('an error gets HTML and a highlighted example', () => {
  const [error] = errorsOf(parseYaml(ERROR, 'errors.yaml'));
  expect(error).toMatchObject({
    code: 'API404',
    status: 404,
    meaningHtml: 'No such <span data-joined><code>document</code>.</span>',
    causesHtml: ['It expired.'],
  });
  expect(error?.example.text).toBe('{\n  "code": "API404"\n}');
});

test.each([
  ['an unknown key', `${ERROR}  severity: high\n`, /^errors\.yaml:\d+: 0: Unrecognized key: "severity"/],
  ['a status below 400', ERROR.replace('status: 404', 'status: 200'), /^errors\.yaml:2: 0\.status/],
  ['no status', ERROR.replace('  status: 404\n', ''), /^errors\.yaml:\d+: 0\.status: A response has a status/],
  ['a status in an event', ERROR.replace('rest', 'event'), /^errors\.yaml:2: 0\.status: A response has a status/],
  ['a missing cause', ERROR.replace('cause: [It expired.]', 'cause: []'), /^errors\.yaml:5: 0\.cause/],
  ['an unknown retryable', ERROR.replace("'no'", 'perhaps'), /^errors\.yaml:6: 0\.retryable/],
])('an error with %s fails with its line', (_kind, text, message) => {
  expect(() => errorsOf(parseYaml(text, 'errors.yaml'))).toThrow(message);
});

test('an error in an event has no status', () => {
  const text = ERROR.replace('  status: 404\n', '').replace('rest', 'event');
  const [error] = errorsOf(parseYaml(text, 'errors.yaml'));
  expect([error?.appliesTo, error?.status]).toEqual(['event', undefined]);
});

test('an error is shared only when its entry says so', () => {
  const [own] = errorsOf(parseYaml(ERROR, 'errors.yaml'));
  const [shared] = errorsOf(parseYaml(`${ERROR}  shared: true\n`, 'errors.yaml'));
  expect([own?.shared, shared?.shared]).toEqual([false, true]);
  expect(() => errorsOf(parseYaml(`${ERROR}  shared: 'yes'\n`, 'errors.yaml'))).toThrow(/^errors\.yaml:10: 0\.shared/);
});

test('a limit keeps its code, and one without a remedy fails', () => {
  const text =
    '- {id: a, title: A, value: 1, unit: s, text: 1 s, applies: all, past: {status: 429, code: API429, text: Wait.}, do: Wait.}\n';
  expect(limitsOf(parseYaml(text, 'limits.yaml'))[0]).toMatchObject({id: 'a', code: 'API429', pastHtml: 'Wait.'});
  expect(() => limitsOf(parseYaml(text.replace(', do: Wait.}', '}'), 'limits.yaml'))).toThrow(/^limits\.yaml:1: 0\.do/);
});

test('a sample is read in six languages, and a missing file is the reader’s to report', () => {
  const samples = samplesOf(
    (extension) => `sample${extension}`,
    (file) => `// ${file}\n`,
  );
  expect(samples.map(({id}) => id)).toEqual(['curl', 'csharp', 'java', 'javascript', 'python', 'php']);
  expect(samples[1]?.code).toMatchObject({text: '// sample.cs', language: 'csharp'});
  expect(samples[1]?.file).toBe('sample.cs');
  const missing = (extension: string): string => {
    throw new Error(`*${extension} is missing`);
  };
  expect(() => samplesOf(missing, String)).toThrow('*.sh is missing');
});
