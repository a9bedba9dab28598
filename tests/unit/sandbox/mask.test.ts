import {expect, test} from 'vitest';
import {masked, unmasked} from '../../../src/sandbox/hookSyntax/action';
import {projectContract} from '../../../src/sandbox/project';

const contract = projectContract();

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
  expect(masked(contract, action)).toBe(shown);
});

test.each([
  ['https://erp.example.com/new#***', 'https://erp.example.com/old#secret', 'https://erp.example.com/new#secret'],
  ['https://erp.example.com/new#other', 'https://erp.example.com/old#secret', 'https://erp.example.com/new#other'],
  [
    'sftp://other:***@sftp.example.com/in',
    'sftp://user:word@sftp.example.com/in',
    'sftp://other:word@sftp.example.com/in',
  ],
  [
    'dico://a.example/?header=***&header=new',
    'dico://a.example/?header=one&header=two',
    'dico://a.example/?header=one&header=new',
  ],
  ['https://erp.example.com/new#***', 'mailto:a@b.example', 'https://erp.example.com/new#***'],
])('%s saved over %s keeps its secrets', (action, former, expected) => {
  expect(unmasked(contract, action, former)).toBe(expected);
});
