import {expect, test} from 'vitest';
import {missingFrom} from '../../src/contentCheck/guides/flows';
import {untracked} from '../../src/sources/files';

test('an operation of a page is found by component, sample and command', () => {
  const source = [
    '<Call operation="subscribe" example="hookWebhook" />',
    '<Samples name="send-invoice" />',
    '```bash',
    'host=${PSB_HOST:-https://{{psb.accp.host}}}',
    'curl -X PUT \\',
    '  "$host/api/v1/user/a%40b/party" \\',
    '  -d @party.json',
    '```',
  ].join('\n');
  const missing = untracked(() => missingFrom({file: 'docs/a.mdx', address: '/a.html', source}));
  expect(missing.sort()).toEqual(
    ['addOrUpdateUserParty', 'sendSalesInvoice', 'subscribe'].map(
      (id) =>
        `docs/a.mdx:1: the page shows ${id}, whose x-flows lack it. Add /a.html to the x-flows of ${id} in openapi/v1.yaml`,
    ),
  );
});
