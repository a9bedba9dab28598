// Needs PSB_TOKEN, PSB_SUBSCRIPTION_KEY, and PSB_WEBHOOK_SECRET. Saves a webhook for the buyer.
// Run: node register-hook.mjs
const { PSB_WEBHOOK_SECRET } = process.env;
if (!PSB_WEBHOOK_SECRET) {
  console.error('PSB_WEBHOOK_SECRET is not set');
  process.exit(1);
}

try {
  const host = process.env.PSB_HOST ?? 'https://{{psb.accp.host}}';
  const response = await fetch(`${host}/api/v1/{{buyer.partyId}}/hook`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${process.env.PSB_TOKEN}`,
      'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      id: '{{sample.hookId}}',
      name: 'Invoice events to the ERP',
      action: `https://erp.molenrak.example/psb#${PSB_WEBHOOK_SECRET}`,
      topics: ['InvoiceReceived', 'InvoiceReceivedError'],
      isActive: true,
    }),
    redirect: 'manual', // a redirect is an error
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    console.error(response.status, await response.text());
    process.exit(1);
  }
  console.log(await response.text());
} catch (error) {
  if (error.name !== 'TimeoutError') throw error;
  console.error('No response within 30 seconds. Run this again.');
  process.exit(1);
}
