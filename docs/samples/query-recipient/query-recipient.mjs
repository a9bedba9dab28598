// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Prints the endpoint ID and the channel of the buyer.
// Exits with code 2 if the buyer can't be reached.
// Run: node query-recipient.mjs
const host = process.env.PSB_HOST ?? 'https://{{psb.accp.host}}';
const url = `${host}/api/v1/{{seller.partyId}}/salesInvoice/queryRecipientParty`;

try {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.PSB_TOKEN}`,
      'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(['{{buyer.partyId}}', 'NL:VAT:{{buyer.vat}}']),
    redirect: 'manual', // a redirect is an error
    signal: AbortSignal.timeout(30_000),
  });
  const body = await response.text();
  if (response.status === 404 && errorCode(body) === 'API404') {
    console.log('not reachable');
    process.exit(2);
  }
  if (!response.ok) {
    console.error(response.status, body);
    process.exit(1);
  }
  const { id, channel } = JSON.parse(body);
  console.log(id, channel);
} catch (error) {
  if (error.name !== 'TimeoutError') throw error;
  console.error('No response within 30 seconds. Run this again.');
  process.exit(1);
}

/** The error code in a response of the bus, or undefined if the body isn't JSON. */
function errorCode(body) {
  try {
    return JSON.parse(body).code;
  } catch {
    return undefined;
  }
}
