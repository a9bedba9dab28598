// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Saves a received invoice as received-invoice.xml, and
// prints the file name and the statuses that you can set next.
// Needs platform.wsdl in this folder, and npm install soap @xmldom/xmldom.
// Run: node get-inbox-document.mjs
import { writeFileSync } from 'node:fs';
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import soap from 'soap';

const host = process.env.PSB_PLATFORM_HOST ?? 'https://{{platform.accp.host}}';
const client = await soap.createClientAsync('platform.wsdl', {
  endpoint: `${host}/soap/v3.1?subscriptionKey=${process.env.PSB_SUBSCRIPTION_KEY}`,
});
const token = { SecurityToken: process.env.PSB_SECURITY_TOKEN };
client.addSoapHeader({ Authentication: token }, '', 'tns', 'http://{{platform.host}}/v3_1/');

try {
  const [{ Statuses }, xml] = await client.GetInboxDocumentAsync(
    { ExternalId: 'X261116000482' },
    { timeout: 30_000 },
  );
  // The package turns the payload into an object that loses namespaces, so parse the text of the response.
  const envelope = new DOMParser().parseFromString(xml, 'text/xml');
  const payload = envelope.getElementsByTagNameNS('http://{{platform.host}}/v3_1/', 'Payload')[0];
  const invoice = Array.from(payload.childNodes).find((node) => node.nodeType === node.ELEMENT_NODE);
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  writeFileSync('received-invoice.xml', declaration + new XMLSerializer().serializeToString(invoice));
  console.log('received-invoice.xml');
  console.log((Statuses?.Status ?? []).map(({ Code }) => Code).join(' '));
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
