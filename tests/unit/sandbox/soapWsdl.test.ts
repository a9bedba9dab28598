import {expect, test} from 'vitest';
import {wsdlText} from '../../../src/sandbox/soap/wsdl';

const HEAD = 'http://';

test.each([
  ["$'", "$'"],
  ['$&$`$1', '$&amp;$`$1'],
  ['a"><x b="&', 'a&quot;&gt;&lt;x b=&quot;&amp;'],
])('the origin %j is in the address as it is', (host, written) => {
  const text = wsdlText(HEAD + host);
  expect(text).toContain(`location="${HEAD}${written}/soap/v3.1?`);
  expect(text.length).toBe(wsdlText(HEAD).length + written.length);
});
