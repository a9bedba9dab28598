// Needs PSB_SUBSCRIPTION_KEY, PSB_CONSUMER_KEY and PSB_CONSUMER_SECRET. Prints a security token, which is valid
// for 4 hours.
// Needs platform.wsdl in this folder, and npm install soap.
// Run: node login.mjs
import soap from 'soap';

const host = process.env.PSB_PLATFORM_HOST ?? 'https://{{platform.accp.host}}';
const client = await soap.createClientAsync('platform.wsdl', {
  endpoint: `${host}/soap/v3.1?subscriptionKey=${process.env.PSB_SUBSCRIPTION_KEY}`,
});

try {
  const [{ SecurityToken }] = await client.LoginAsync(
    { ConsumerKey: process.env.PSB_CONSUMER_KEY, ConsumerSecret: process.env.PSB_CONSUMER_SECRET },
    { timeout: 30_000 },
  );
  console.log(SecurityToken);
} catch (error) {
  console.error(reason(error));
  process.exit(1);
}

/** Why a request failed: the fault, the response of the gateway, or none. */
function reason(error) {
  if (error.root) return error.root.Envelope.Body.Fault.faultstring;
  if (error.response) return `${error.response.status} ${error.body}`.trim();
  if (error.code === 'ECONNABORTED') return 'No response within 30 seconds. Run this again.';
  return error.message;
}
