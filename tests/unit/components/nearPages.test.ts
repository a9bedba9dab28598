import {expect, test} from 'vitest';
import {nearPages} from '../../../src/components/Search/nearPages';

const INDEX = `# The bus

- [Getting started](https://docs.example.com/introduction/gettingStarted.md): Send your first invoice.
- [Send an invoice](https://docs.example.com/introduction/invoice/send.md): Look up the buyer.
- [Sales invoices](https://docs.example.com/endpoints/v1/salesInvoice.md): Send and follow.
- [Sales invoices (beta)](https://docs.example.com/endpoints/v1-beta/salesInvoice.md): Find out why.
`;

test.each([
  ['getting startd', '/introduction/gettingStartd', ['/introduction/gettingStarted.html']],
  ['send an invoce', '/sendInvoce', ['/introduction/invoice/send.html']],
  [
    'sales invoice',
    '/v1-beta/salesInvoice',
    ['/endpoints/v1-beta/salesInvoice.html', '/endpoints/v1/salesInvoice.html'],
  ],
  ['nothing', '/nothing', []],
  ['', '/', []],
])('%j leads to the pages of that name, first those in a like folder', (words, address, pages) => {
  const near = nearPages(INDEX, words, address);
  expect(near.map(({to}) => to)).toEqual(pages);
});
