import {describe, expect, test} from 'vitest';
import type {Hook} from '../../../src/sandbox/hookSyntax/action';
import {hookProblem} from '../../../src/sandbox/hookSyntax/problem';
import {projectContract} from '../../../src/sandbox/project';
import {v1Example} from '../../support/contracts';

const contract = projectContract();

const hook = (action: string, more: Partial<Hook> = {}): Hook => ({id: 'mine', name: 'Mine', action, ...more});
const SEND = {publishTopics: ['SendInvoice']};
const SFTP = 'sftp://psb:secret@sftp.example:22';
const KEY = '#00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff';
const WEBHOOK = 'https://erp.example/psb#secret';

test.each([
  'hookWebhook',
  'hookBatch',
  'hookFilter',
  'hookMail',
  'hookMailDocument',
  'hookSftpWrite',
  'hookSftpFetch',
  'hookMailfrom',
  'hookRecognize',
  'hookJoin',
  'hookDico',
  'hookCertificate',
  'environmentHook',
])('the contract example %s can work', (name) => {
  expect(hookProblem(contract, v1Example(name) as Hook)).toBeUndefined();
});

describe('can work', () => {
  test.each([
    hook('peppol', {topics: ['Send*']}),
    hook(WEBHOOK, {topics: null, publishTopics: null, filter: null, init: null}),
    hook(WEBHOOK, {topics: ['*', '*Sent', 'Hook*', 'Send*'], filter: ''}),
    hook('mailto:a@erp.example', {topics: ['HookSent', '*Sent']}),
    hook('mailfrom://*&to=7hq2x9kd@in.example', SEND),
    hook(`${SFTP}?readDirectory=%2Fin&writeDirectory=%2Fout${KEY}`, SEND),
    hook('https://erp.example/psb?site=a/b&batch=2#secret'),
  ])('%o', (each) => {
    expect(hookProblem(contract, each)).toBeUndefined();
  });
});

test.each([
  ['applicationId', hook('dico://x/y', {topics: ['SendOrder']})],
  ['mode', hook('dico://x/y?applicationId=1', {topics: ['SendOrder']})],
  ['scheme', hook('ftp://user:secret@erp.example')],
  ['scheme', hook('http://erp.example/psb')],
  ['scheme', hook('peppol:')],
  ['host', hook('https:///psb')],
  ['address', hook('mailto:?includeAttachment=true')],
  ['fallbackEmail', hook('mailto:[receiverEmailAddress]')],
  ['user, password and host', hook('sftp://sftp.example?writeDirectory=%2F')],
  ['user, password and host', hook('sftp://psb:se@cret@sftp.example?writeDirectory=%2F')],
  ['user, password and host', hook('sftp://psb:se#cret@sftp.example?writeDirectory=%2F')],
  ['fingerprint', hook(`${SFTP}?writeDirectory=%2F`)],
  ['fingerprint', hook(`${SFTP}?writeDirectory=%2F#SHA256:abc`)],
  ['writeDirectory', hook(`${SFTP}${KEY}`)],
  ['readDirectory', hook(`${SFTP}?writeDirectory=%2F${KEY}`, SEND)],
  ["'readDirectory' must be text that matches ^/", hook(`${SFTP}?readDirectory=in${KEY}`, SEND)],
  ["'filename'", hook(`${SFTP}?writeDirectory=%2F&filename=invoice.xml${KEY}`)],
  [
    "'pollInterval' must be a whole number from 5 to 1440",
    hook(`${SFTP}?readDirectory=%2F&pollInterval=1${KEY}`, SEND),
  ],
  ["'readDirectroy' of the sftp action is not known", hook(`${SFTP}?readDirectory=%2F&readDirectroy=%2F${KEY}`, SEND)],
  ["'batch'", hook(`${SFTP}?writeDirectory=%2F&batch=2&batch=3${KEY}`)],
  ['Percent-encode', hook(`${SFTP}?readDirectory=/in${KEY}`, SEND)],
  ['Percent-encode', hook('mailfrom://*&to=$token$@in.example&targetDocumentTypeId=urn:a::Invoice##b', SEND)],
  ["'includeAttachment' must be true or false", hook('mailto:a@erp.example?includeAttachment=yes')],
  ["'speed' of the recognize action is not known", hook('recognize://idr?speed=1')],
  ['$token$', hook('mailfrom://a@erp.example&to=invoices@in.example', SEND)],
  ['to.', hook('mailfrom://$token$@erp.example', SEND)],
  ['idr', hook('recognize://ocr')],
  ['name', hook('join://?key=filename', SEND)],
  ['endpoint', hook('dico://?mode=basic')],
  ["'batch' must be a whole number from 2 to 500", hook('https://erp.example/psb?batch=501#secret')],
  ["'batch'", hook('https://erp.example/psb?batch=many#secret')],
  ["'wait'", hook('join://invoice?wait=59', SEND)],
  ["'InvoiceDelivered' does not match any known topic", hook(WEBHOOK, {topics: ['InvoiceDelivered']})],
  ["'Delivered*'", hook(WEBHOOK, {topics: ['InvoiceSent', 'Delivered*']})],
  ["'In*Sent'", hook(WEBHOOK, {topics: ['In*Sent']})],
  ["'.*'", hook(WEBHOOK, {topics: ['.*']})],
  ["'HookSentError' needs the action mailto", hook(WEBHOOK, {topics: ['HookSentError']})],
  ["'HookSent*' needs the action mailto", hook(WEBHOOK, {topics: ['HookSent*']})],
  ["'SendNothing' does not match any known command topic", hook(WEBHOOK, {publishTopics: ['SendNothing']})],
  ["'InvoiceSent' does not", hook(WEBHOOK, {publishTopics: ['InvoiceSent']})],
  ['exactly one publish topic', hook('mailfrom://*&to=$token$@in.example')],
  ['exactly one publish topic', hook('join://invoice', {publishTopics: ['SendInvoice', 'SendOrder']})],
  ['exactly one publish topic', hook(`${SFTP}?readDirectory=%2F${KEY}`)],
  ["Filter can't be parsed", hook(WEBHOOK, {filter: 'sender = "a"'})],
  ["'init.certificate'", hook(WEBHOOK, {init: {certificate: 'bm90IGEgY2VydGlmaWNhdGU='}})],
  [
    "'init.certificate'",
    hook(WEBHOOK, {init: {certificate: Buffer.from('-----BEGIN ENCRYPTED PRIVATE KEY-----').toString('base64')}}),
  ],
])('names %s of %o', (part, each) => {
  const problem = hookProblem(contract, each);
  expect(problem).toContain(part);
  expect(problem, 'no secret').not.toMatch(/secret|cret@/);
});

test('a hook of megabytes is read too', () => {
  const options = Array.from({length: 1_000_000}, (_, index) => `o${index}=1`).join('&');
  expect(hookProblem(contract, hook(`https://erp.example/psb?${options}#secret`))).toBeUndefined();
  expect(hookProblem(contract, hook(`https://erp.example/psb?${options}&o7=2#secret`))).toContain("'o7'");
  expect(hookProblem(contract, hook(WEBHOOK, {topics: [`${'a'.repeat(20_000_000)}*`]}))).toContain('any known topic');
});

test.each(['Invoice*', '*Sent', '*voice*', '*', '**', 'InvoiceSent'])('the pattern %s matches a topic', (topic) => {
  expect(hookProblem(contract, hook('mailto:a@erp.example', {topics: [topic]}))).toBeUndefined();
});

test.each([
  ['batch', 2, 500],
  ['batchInterval', 60, 86400],
])('the smallest and the largest %s are allowed', (option, least, most) => {
  for (const value of [least, most])
    expect(hookProblem(contract, hook(`https://erp.example/psb?${option}=${value}#secret`))).toBeUndefined();
});
