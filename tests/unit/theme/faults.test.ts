import {expect, test} from 'vitest';
import {faultOfJson, faultOfParameter, wordsOf} from '../../../src/theme/ApiExplorer/faults';

const PARTY = {
  name: 'partyId',
  in: 'path',
  required: true,
  description: 'for example NL:KVK:85912046',
  schema: {type: 'string', pattern: '^[A-Za-z0-9=:-]+$'},
} as const;
const PARTIES = {
  ...PARTY,
  name: 'partyIds',
  schema: {type: 'array', maxItems: 2, items: PARTY.schema},
} as const;
const FORMAT = {name: 'targetFormat', in: 'query', schema: {pattern: '^([a-z]+##[a-z]+)?$'}} as const;
const HEADER = {name: 'X-PSB-DocumentId', in: 'header', schema: {format: 'uuid'}} as const;
const SIZE = {name: 'pageSize', in: 'query', schema: {type: 'integer', minimum: 1, maximum: 500}} as const;
const FROM = {name: 'from', in: 'query', schema: {type: 'string', format: 'date-time'}} as const;
const CHANNEL = {name: 'channel', in: 'query', schema: {maxLength: 3}} as const;
const NAME = {name: 'name', in: 'path', required: true, description: 'name', schema: {pattern: '^\\S+$'}} as const;

test.each([
  [PARTY, 'NL:KVK:85912046', undefined],
  [PARTY, ' NL:KVK:85912046 ', undefined],
  [PARTY, '  ', 'Enter the party ID, for example NL:KVK:85912046.'],
  [PARTY, 'NL KVK', 'Remove the space from the party ID, for example NL:KVK:85912046.'],
  [PARTY, 'NL/KVK', 'Remove "/" from the party ID, for example NL:KVK:85912046.'],
  [PARTIES, '', 'Enter the party IDs, one per line, for example NL:KVK:85912046.'],
  [PARTIES, 'a\nb', undefined],
  [PARTIES, 'a\n\nb!', 'Remove "!" from the party IDs, for example NL:KVK:85912046.'],
  [PARTIES, 'a\nb\nc', 'Enter at most 2 party IDs, for example NL:KVK:85912046.'],
  [FORMAT, '', undefined],
  [FORMAT, 'a##b', undefined],
  [FORMAT, 'a', 'Enter the target format in the correct form.'],
  [HEADER, '5a2c0e6e-7d3b-4f0a-9d0c-3b1f4c8e2a10', undefined],
  [HEADER, '5a2c0e6e', 'Enter a UUID as the X-PSB-DocumentId.'],
  [SIZE, '500', undefined],
  [SIZE, '501', 'Enter a whole number from 1 to 500.'],
  [SIZE, '1.5', 'Enter a whole number from 1 to 500.'],
  [FROM, '2026-11-01T00:00:00+01:00', undefined],
  [FROM, '2026-11-01', 'Enter the date, time, and time zone.'],
  [CHANNEL, 'abcd', 'Shorten the channel to 3 characters.'],
  [NAME, 'a b', 'Remove the space from the name.'],
])('$name with "%s" as its value', (parameter, text, fault) => {
  expect(faultOfParameter(parameter, text)).toBe(fault);
});

test.each([
  ['partyId', 'party ID'],
  ['preferredDocumentTypeId', 'preferred document type ID'],
  ['documentTypeIds', 'document type IDs'],
  ['X-PSB-Language', 'X-PSB-Language'],
])('%s is %s in words', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

test.each([
  ['{"a": 1}', undefined],
  [' ', /^Enter the request body as JSON\.$/],
  ['{\n"a": 1,\n}', /on line 3 or just before it/],
  ['{"a": 1', /The error is/],
])('JSON %s', (text, fault) => {
  if (fault) expect(faultOfJson(text)).toMatch(fault);
  else expect(faultOfJson(text)).toBeUndefined();
});
