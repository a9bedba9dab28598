// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Sends invoice.xml and prints the documentId.
// Run: node send-invoice.mjs
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

// The ID is saved in invoice.xml.id, so if you run this again after a failure, the same ID is sent.
// Delete invoice.xml.id before you send another invoice.
const isRetry = existsSync('invoice.xml.id');
if (!isRetry) writeFileSync('invoice.xml.id', randomUUID());
const documentId = readFileSync('invoice.xml.id', 'utf8').trim();
if (!documentId) {
  console.error('invoice.xml.id is empty. Delete it, and run this again.');
  process.exit(1);
}

const form = new FormData();
form.append('file', new Blob([readFileSync('invoice.xml')], { type: 'application/xml' }), 'invoice.xml');

try {
  const host = process.env.PSB_HOST ?? 'https://{{psb.accp.host}}';
  const response = await fetch(`${host}/api/v1/{{seller.partyId}}/salesInvoice/send`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.PSB_TOKEN}`,
      'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
      'X-PSB-DocumentId': documentId,
    },
    body: form,
    redirect: 'manual', // a redirect is an error
    signal: AbortSignal.timeout(30_000),
  });
  if (response.status === 409 && isRetry) {
    console.error('409: the bus already has this invoice. It was not sent again.');
  } else if (response.status === 409) {
    console.error('409: the bus already has a document with this ID. List its statuses before you send it again.');
    process.exit(1);
  } else if (!response.ok) {
    console.error(response.status, await response.text());
    process.exit(1);
  }
  console.log(documentId);
} catch (error) {
  if (error.name !== 'TimeoutError') throw error;
  console.error('No response within 30 seconds. Run this again: the same ID is sent, so the invoice is delivered once.');
  process.exit(1);
}
