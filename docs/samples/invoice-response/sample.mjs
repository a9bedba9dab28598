// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Rejects a received invoice.
// Run: node sample.mjs
const response = await fetch('https://{{psb.accp.host}}/api/v1/{{buyer.partyId}}/purchaseInvoice/{{sample.invoiceDocumentId}}/response', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.PSB_TOKEN}`,
    'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
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
if (!response.ok) {
  const { code, message } = await response.json();
  console.error(response.status, code, message);
  process.exit(1);
}
console.log(await response.json());
