// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Sends invoice.xml and prints its ExternalId.
// Needs platform.wsdl and invoice.xml in this folder, and npm install soap.
// Run: node send-document.mjs
import { readFileSync } from 'node:fs';
import soap from 'soap';

const host = process.env.PSB_PLATFORM_HOST ?? 'https://{{platform.accp.host}}';
const client = await soap.createClientAsync('platform.wsdl', {
  endpoint: `${host}/soap/v3.1?subscriptionKey=${process.env.PSB_SUBSCRIPTION_KEY}`,
});
const token = { SecurityToken: process.env.PSB_SECURITY_TOKEN };
client.addSoapHeader({ Authentication: token }, '', 'tns', 'http://{{platform.host}}/v3_1/');

// The payload has no XML declaration and no byte order mark.
// Throws an error if the file isn't UTF-8.
const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync('invoice.xml'));
const invoice = text.replace(/^\uFEFF?(<\?xml[^>]*\?>)?\s*/, '');

try {
  const [{ ExternalId }] = await client.SendDocumentAsync(
    {
      // Keep the order of the WSDL: the package sends these elements as they are written here.
      Via: { ReferenceId: '{{seller.partyId}}' },
      To: { ReferenceId: 'XCNL100027', EmailAddress: '{{buyer.mail}}' },
      Subject: 'Invoice',
      Payload: { $xml: invoice },
      TemplateId: 'TPL-4101',
    },
    { timeout: 30_000 },
  );
  console.log(ExternalId);
} catch (error) {
  console.error(reason(error));
  // Only a fault with soap:Client confirms that nothing was sent.
  const isRejected = error.root?.Envelope.Body.Fault.faultcode.endsWith(':Client');
  console.error(isRejected ? 'Nothing was sent.' : 'Look for the invoice in the outbox before you run this again.');
  process.exit(1);
}

/** Why a request failed: the fault, the response of the gateway, or none. */
function reason(error) {
  if (error.root) return error.root.Envelope.Body.Fault.faultstring;
  if (error.response) return `${error.response.status} ${error.body}`.trim();
  if (error.code === 'ECONNABORTED') return 'No response within 30 seconds.';
  return error.message;
}
