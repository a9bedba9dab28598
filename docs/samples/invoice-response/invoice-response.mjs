// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice and prints the ID of the response.
// Run: node invoice-response.mjs
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

// The ID is saved in response.id, so if you run this again after a failure, the same ID is sent.
// Delete response.id before you send another response.
const isRetry = existsSync('response.id');
if (!isRetry) writeFileSync('response.id', randomUUID());
const documentId = readFileSync('response.id', 'utf8').trim();
if (!documentId) {
  console.error('response.id is empty. Delete it, and run this again.');
  process.exit(1);
}

const host = process.env.PSB_HOST ?? 'https://{{psb.accp.host}}';
const url = `${host}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response`;

try {
  const response = await fetch(url, {
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
    redirect: 'manual', // a redirect is an error
    signal: AbortSignal.timeout(30_000),
  });
  if (response.status === 409 && isRetry) {
    console.error('409: the bus already has this response. It was not sent again.');
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
  console.error('No response within 30 seconds. Run this again: the same ID is sent, so the response is delivered once.');
  process.exit(1);
}
