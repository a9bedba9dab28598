import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {curlOf} from '../../../../src/contracts/platform/curl';

const ACTION = 'http://platform.example.com/v3_1/GetParty';
const made = (body: string): string => curlOf(body, ACTION, 'https://platform.example.com', 'get-party.sh');

test('the token comes from the environment, and the shell leaves the rest as it is', () => {
  const script = made('<a><SecurityToken>t</SecurityToken><b>$5 `x` \\</b></a>');
  expect(script).toContain(
    '<a><SecurityToken>$(xml "$PSB_SECURITY_TOKEN")</SecurityToken><b>\\$5 \\`x\\` \\\\</b></a>',
  );
  expect(script).toContain(`'SOAPAction: "${ACTION}"'`);
  expect(script).toContain('# Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN\n');
});

test('Login has the two keys in place of a token', () => {
  const script = made('<p:ConsumerKey>k</p:ConsumerKey><p:ConsumerSecret>s</p:ConsumerSecret>');
  expect(script).toContain('<p:ConsumerKey>$(xml "$PSB_CONSUMER_KEY")</p:ConsumerKey>');
  expect(script).toContain('# Needs PSB_SUBSCRIPTION_KEY, PSB_CONSUMER_KEY and PSB_CONSUMER_SECRET\n');
  expect(script).not.toContain('PSB_SECURITY_TOKEN');
});

test('the script of a list asks for the pages that follow, and that of another operation for one', () => {
  const script = made('<GetDocuments><Paging><Limit>10</Limit></Paging></GetDocuments>');
  expect(script).toContain('<Limit>10</Limit>$next</Paging>');
  expect(script).toMatch(/\nwhile :; do\nresponse=[^]*\n\[ -n "\$next" \] \|\| break\ndone\n$/);
  expect(made('<GetParty/>')).not.toContain('next');
});

describe('a payload is read from the file that the reader sends', () => {
  const script = made('<SendDocument>\n<Payload>\n<Invoice>$</Invoice>\n</Payload>\n</SendDocument>');
  const command = /<Payload>\$\((.*)\)<\/Payload>\n<\/SendDocument>/.exec(script)?.[1] ?? 'false';

  test('and the script says so', () => {
    expect(script).toContain('# Sends invoice.xml from this folder.\n');
  });

  const root = '<Invoice a="1">\n  <?xml-model b?>é\n</Invoice>\n';
  test.each([
    ['nothing', root, root],
    ['a declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${root}`, `\n${root}`],
    ['a declaration in single quotes', `<?xml version='1.0'?>\n${root}`, `\n${root}`],
    ['a declaration on the same line', `<?xml version='1.0'?>${root}`, root],
    ['a byte order mark', `\uFEFF${root}`, root],
    ['a byte order mark and a declaration', `\uFEFF<?xml version="1.0"?>${root}`, root],
    ['an instruction for a stylesheet', `<?xml-stylesheet href="a"?>${root}`, `<?xml-stylesheet href="a"?>${root}`],
    ['lines that end in CRLF', `\uFEFF<?xml version="1.0"?>\r\n${root}`, `\r\n${root}`],
  ])('which has %s before the root element', (_, file, payload) => {
    const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-curl-'));
    fs.writeFileSync(path.join(cwd, 'invoice.xml'), file);
    for (const LC_ALL of ['C', 'C.UTF-8']) {
      const env = {...process.env, LC_ALL, POSIXLY_CORRECT: '1'};
      expect(execFileSync('sh', ['-c', command], {cwd, env}).toString()).toBe(payload);
    }
    fs.rmSync(cwd, {recursive: true});
  });
});
