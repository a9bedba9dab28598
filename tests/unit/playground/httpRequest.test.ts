import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {requestText} from '../../../src/contracts/requests/writers';
import {httpRequestOf} from '../../../src/playground/httpRequest';

const ADDRESS = 'https://vpd.example.com/graphql/v1';

test('a shell passes the request to curl as it is, with the token of its environment', () => {
  const request = {query: `{ party(name: "O'Neill $HOME \`x\`") { id } }`, variables: {name: 'it\'s \\ "this"'}};
  const script = `curl() { for part in "$@"; do printf '%s\\0' "$part"; done; }\n${requestText('curl', httpRequestOf(ADDRESS, request))}`;
  const out = execFileSync('bash', ['-c', script], {env: {...process.env, VPD_TOKEN: 't0ken'}, encoding: 'utf8'});
  const parts = out.split('\0').slice(0, -1);
  expect(parts.slice(0, -1)).toEqual([
    '-X',
    'POST',
    ADDRESS,
    '-H',
    'Authorization: Bearer t0ken',
    '-H',
    'Content-Type: application/json',
    '-d',
  ]);
  expect(JSON.parse(parts.at(-1) ?? '')).toEqual(request);
});
