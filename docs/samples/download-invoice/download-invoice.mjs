// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Saves a received invoice as received-invoice.xml.
// Run: node download-invoice.mjs
import { writeFileSync } from 'node:fs';

const host = process.env.PSB_HOST ?? 'https://{{psb.accp.host}}';
const url = `${host}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/download`;

try {
  const response = await fetch(url, {
    headers: {
      Authorization: `Bearer ${process.env.PSB_TOKEN}`,
      'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
    },
    redirect: 'manual', // a redirect is an error
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    console.error(response.status, await response.text());
    process.exit(1);
  }
  writeFileSync('received-invoice.xml', Buffer.from(await response.arrayBuffer()));
  console.log('received-invoice.xml');
} catch (error) {
  if (error.name !== 'TimeoutError') throw error;
  console.error('No response within 30 seconds. Run this again.');
  process.exit(1);
}
