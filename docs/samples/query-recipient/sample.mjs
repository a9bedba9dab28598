// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Asks which id and channel reach the buyer.
// Run: node sample.mjs
const response = await fetch('https://{{psb.accp.host}}/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.PSB_TOKEN}`,
    'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(['{{buyer.partyId}}', 'NL:VAT:{{buyer.vat}}']),
  signal: AbortSignal.timeout(30_000),
});
const answer = await response.text();
if (response.ok) {
  const { id, channel } = JSON.parse(answer);
  console.log(id, channel);
} else if (response.status === 404 && answer.includes('"API404"')) {
  console.log('not reachable'); // no id of the buyer is reachable
} else {
  console.error(response.status, answer);
  process.exit(1);
}
