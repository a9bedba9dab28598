// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Sets the status of a received invoice to 40 (accepted). A
// second run changes nothing.
// Needs platform.wsdl in this folder, and npm install soap.
// Run: node set-inbox-document-status.mjs
import soap from 'soap';

const ExternalId = 'X261116000483';
const StatusCode = '40';

const host = process.env.PSB_PLATFORM_HOST ?? 'https://{{platform.accp.host}}';
const client = await soap.createClientAsync('platform.wsdl', {
  endpoint: `${host}/soap/v3.1?subscriptionKey=${process.env.PSB_SUBSCRIPTION_KEY}`,
});
const token = { SecurityToken: process.env.PSB_SECURITY_TOKEN };
client.addSoapHeader({ Authentication: token }, '', 'tns', 'http://{{platform.host}}/v3_1/');

try {
  try {
    await client.SetInboxDocumentStatusAsync({ ExternalId, StatusCode }, { timeout: 30_000 });
  } catch (error) {
    // The platform also returns this fault if the invoice already has this status. Treat the fault as success.
    if (!reason(error).includes('ERRSTS2000002') || (await currentStatus()) !== StatusCode) throw error;
  }
  console.log(ExternalId, StatusCode);
} catch (error) {
  console.error(reason(error));
  process.exit(1);
}

async function currentStatus() {
  const [{ Details }] = await client.GetInboxDocumentAsync({ ExternalId }, { timeout: 30_000 });
  return Details.Status.Code;
}

/** Why a request failed: the fault, the response of the gateway, or none. */
function reason(error) {
  if (error.root) return error.root.Envelope.Body.Fault.faultstring;
  if (error.response) return `${error.response.status} ${error.body}`.trim();
  if (error.code === 'ECONNABORTED') return 'No response within 30 seconds. Run this again.';
  return error.message;
}
