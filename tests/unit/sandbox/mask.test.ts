import {expect, test} from 'vitest';
import {masked} from '../../../src/sandbox/hook/action';

test.each([
  ['https://erp.example.com/hook#secret#more', 'https://erp.example.com/hook#***'],
  ['https://erp.example.com/hook', 'https://erp.example.com/hook'],
  ['sftp://user:pass:word@sftp.example.com/in', 'sftp://user:***@sftp.example.com/in'],
  [
    'dico://erp.example.com/in?header=X-Key:one&gln=1&header=X-Other:two',
    'dico://erp.example.com/in?header=***&gln=1&header=***',
  ],
  ['unknown://a?header=one', 'unknown://a?header=one'],
])('%s is shown as %s', (action, shown) => {
  expect(masked(action)).toBe(shown);
});
