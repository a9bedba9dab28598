// Needs PSB_TOKEN (the token of an ApManager) and PSB_SUBSCRIPTION_KEY. Registers the buyer as a receiver.
// Run: node register-peppol-party.mjs
try {
  const host = process.env.PSB_HOST ?? 'https://{{psb.accp.host}}';
  const response = await fetch(`${host}/api/v1/peppol/config/party/{{buyer.partyId}}`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${process.env.PSB_TOKEN}`,
      'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      capabilities: {
        invoices: { state: 'on' },
      },
      businessCard: {
        state: 'on',
        names: { state: 'on', value: '{{buyer.name}}' },
      },
      verification: {
        notes: 'Extract of the trade register, checked by phone',
        verifiedOn: '2026-11-02T10:15:00+01:00',
      },
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
