// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice.
// Run: node sample.mjs
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

// One id per response, kept in response.id: a second run repeats the id, so the response goes out once.
// Delete the file for another response.
if (!existsSync('response.id')) writeFileSync('response.id', randomUUID());
const documentId = readFileSync('response.id', 'utf8');

const response = await fetch('https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.PSB_TOKEN}`,
    'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
    'X-PSB-DocumentId': documentId,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    status: 'Reject',
    reasons: {
      QuantityIncorrect: 'Line 3: four palms invoiced, three delivered',
    },
    actions: {
      IssueNewInvoice: 'Send a new invoice for three palms',
    },
    note: 'The carrier signed for three palms on 12 November 2026',
  }),
  signal: AbortSignal.timeout(30_000),
});
if (response.status === 409) {
  console.error('409: the bus already has a document under this id; nothing was sent now');
} else if (!response.ok) {
  console.error(response.status, await response.text());
  process.exit(1);
}
console.log(documentId);
