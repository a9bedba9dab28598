import {describe, expect, test} from 'vitest';
import {viewIn} from '../../../src/contracts/code';
import {withHostMarks} from '../../../src/contracts/hostMarks';

const MARK = /<span data-host="([^"]*)">([^<]*)<\/span>/g;

const marksIn = (language: string, code: string): string[][] =>
  [...viewIn(language, code).html.matchAll(MARK)].map(([, variable = '', host = '']) => [variable, host]);

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

const HOST = 'https://accp.bridge.test:8443/base';

describe('the default of a host is marked with its variable, whole', () => {
  test.each([
    ['bash', `host=\${PSB_HOST:-${HOST}}\ncurl "$host/api"`],
    ['csharp', `var host = Environment.GetEnvironmentVariable("PSB_HOST") ?? "${HOST}";`],
    ['csharp', `var host = Environment.GetEnvironmentVariable("PSB_HOST")\n    ?? "${HOST}";`],
    ['java', `var host = System.getenv().getOrDefault("PSB_HOST", "${HOST}");`],
    ['javascript', `const host = process.env.PSB_HOST ?? '${HOST}';`],
    ['python', `host = os.environ.get("PSB_HOST", "${HOST}")`],
    ['php', `<?php\n$host = getenv('PSB_HOST') ?: '${HOST}';`],
  ])('%s: %s', (language, code) => {
    expect(marksIn(language, code)).toEqual([['PSB_HOST', HOST]]);
    expect(textOf(viewIn(language, code).html)).toBe(code);
  });
});

test('two hosts keep their order', () => {
  const code = 'a=${PSB_IDENTITY_HOST:-https://a.test}\nb=${PSB_VPD_HOST:-https://b.test}\n';
  expect(marksIn('bash', code)).toEqual([
    ['PSB_IDENTITY_HOST', 'https://a.test'],
    ['PSB_VPD_HOST', 'https://b.test'],
  ]);
});

test.each([
  'export PSB_HOST="http://localhost:4010"',
  'curl https://accp.bridge.test # unless PSB_HOST is set',
  'schemaLocation="https://accp.bridge.test"',
  'key=${PSB_TOKEN:-https://accp.bridge.test}',
])('no other host is marked: %s', (code) => {
  expect(marksIn('bash', code)).toEqual([]);
});

test('nothing but the host is in the mark, and the rest goes through the highlighter', () => {
  expect(withHostMarks('x=${PSB_HOST:-https://a.test}', (code) => code.toUpperCase())).toBe(
    'X=${PSB_HOST:-<span data-host="PSB_HOST">https://a.test</span>}',
  );
});
