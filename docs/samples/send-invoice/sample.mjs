// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; sends invoice.xml.
// Run: node sample.mjs
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

// One id per invoice, kept beside it: a second run repeats the id, so the invoice goes out once.
// Delete the file for another invoice.
if (!existsSync('invoice.xml.id')) writeFileSync('invoice.xml.id', randomUUID());
const documentId = readFileSync('invoice.xml.id', 'utf8');

const form = new FormData();
form.append('file', new Blob([readFileSync('invoice.xml')], { type: 'application/xml' }), 'invoice.xml');

const response = await fetch('https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/send', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.PSB_TOKEN}`,
    'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
    'X-PSB-DocumentId': documentId,
  },
  body: form,
  signal: AbortSignal.timeout(30_000),
});
if (response.status === 409) {
  console.error('409: the bus already has a document under this id; nothing was sent now');
} else if (!response.ok) {
  console.error(response.status, await response.text());
  process.exit(1);
}
console.log(documentId);
