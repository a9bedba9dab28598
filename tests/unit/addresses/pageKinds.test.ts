import {expect, test} from 'vitest';
import {pageKind} from '../../../src/addresses/pageKinds';
import routes from '../../../src/addresses/routes.json';

test.each([
  ['/', 'reading'],
  ['/v1.html', 'reading'],
  ['/no/such-page', 'reading'],
  ['/search.html', 'reading'],
  ['/referenced.html', 'reading'],
  ['/reference/v1/sendSalesInvoice.html', 'console'],
  ['/reference/v1-beta/sendSalesInvoice.html', 'console'],
  ['/vpd/playground/playground.html', 'playground'],
  ['/vpd/introduction/gettingStarted.html', 'reading'],
  ['/documents/validate.html', 'checker'],
  ['/documents/check.html', 'reading'],
])('%s is a page of the kind %s', (address, kind) => expect(pageKind(address)).toBe(kind));

test('each kind without requests to other hosts is what most addresses are', () => {
  const kinds = routes.map(({path}) => pageKind(path));
  expect(kinds.filter((kind) => kind === 'playground')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'checker')).toHaveLength(1);
});
