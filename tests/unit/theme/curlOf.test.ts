import {expect, test} from 'vitest';
import {curlOf} from '../../../src/theme/ApiExplorer/curlOf';
import type {ConsoleRequest} from '../../../src/theme/ApiExplorer/useRequest';

const XML = {name: 'document.xml', mediaType: 'application/xml'};
const POST: ConsoleRequest = {
  method: 'POST',
  url: 'https://api.example.com/v1/x',
  server: 'https://api.example.com',
  headers: [],
  contentType: undefined,
  body: undefined,
  exampleFile: XML,
};
/** The lines behind the address. */
const options = (changes: Partial<ConsoleRequest>): string[] =>
  curlOf({...POST, ...changes})
    .split(' \\\n  ')
    .slice(2);

const FORM = 'multipart/form-data';

test('until a file is chosen, the command names one that the operation accepts', () => {
  expect(options({contentType: FORM})).toEqual(["-F 'file=@document.xml;type=application/xml'"]);
  const exampleFile = {name: 'scan.pdf', mediaType: 'application/pdf'};
  expect(options({contentType: FORM, exampleFile})).toEqual(["-F 'file=@scan.pdf;type=application/pdf'"]);
  expect(options({contentType: 'application/pdf', exampleFile})).toEqual(["--data-binary '@scan.pdf'"]);
});

test('a chosen file has its name, and the type under which the browser sends it', () => {
  const chosen = new File([], '2026-0417.xml', {type: 'text/xml'});
  expect(options({contentType: FORM, body: {file: chosen}})).toEqual(["-F 'file=@2026-0417.xml;type=text/xml'"]);
  expect(options({contentType: 'application/xml', body: chosen})).toEqual(["--data-binary '@2026-0417.xml'"]);
  expect(options({contentType: FORM, body: {file: new File([], 'a.bin')}})).toEqual([
    "-F 'file=@a.bin;type=application/octet-stream'",
  ]);
});

test('a text goes out as it is typed, beside the file', () => {
  const metaAttributes = '{"a":"@b;type=c"}';
  expect(options({contentType: FORM, body: {metaAttributes}})).toEqual([
    "-F 'file=@document.xml;type=application/xml'",
    `--form-string 'metaAttributes=${metaAttributes}'`,
  ]);
});

test('JSON is the body, and a request without a content type has none', () => {
  expect(options({contentType: 'application/json', body: '{}'})).toEqual(["-d '{}'"]);
  expect(options({})).toEqual([]);
});
