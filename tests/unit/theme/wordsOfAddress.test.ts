import {expect, test} from 'vitest';
import {wordsOfAddress} from '../../../src/theme/NotFound/Content/wordsOfAddress';

test.each([
  ['/introduction/gettingStartd.html', 'getting startd'],
  ['/vpd/party-data/', 'party data'],
  ['/API404', 'API404'],
  ['/caf%C3%A9', 'café'],
  ['/100%', '100'],
  ['/', ''],
  ['/no/such/page.html', ''],
  ['/introduction/index.html', ''],
])('%s gives %j', (address, words) => {
  expect(wordsOfAddress(address)).toBe(words);
});
