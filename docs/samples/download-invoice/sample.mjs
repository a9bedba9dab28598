// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY; writes received-invoice.xml.
// Run: node sample.mjs
import { writeFileSync } from 'node:fs';

const response = await fetch('https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/download', {
  headers: {
    Authorization: `Bearer ${process.env.PSB_TOKEN}`,
    'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
  },
  signal: AbortSignal.timeout(30_000),
});
if (!response.ok) {
  console.error(response.status, await response.text());
  process.exit(1);
}
writeFileSync('received-invoice.xml', Buffer.from(await response.arrayBuffer()));
console.log('received-invoice.xml');
