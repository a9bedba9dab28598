// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Saves the PDF of an invoice as invoice.pdf.
// Needs platform.wsdl in this folder, and npm install soap.
// Run: node get-document-pdf.mjs
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import soap from 'soap';

const host = process.env.PSB_PLATFORM_HOST ?? 'https://{{platform.accp.host}}';
const client = await soap.createClientAsync('platform.wsdl', {
  endpoint: `${host}/soap/v3.1?subscriptionKey=${process.env.PSB_SUBSCRIPTION_KEY}`,
});
const token = { SecurityToken: process.env.PSB_SECURITY_TOKEN };
client.addSoapHeader({ Authentication: token }, '', 'tns', 'http://{{platform.host}}/v3_1/');

try {
  const { Contents } = await getPdf();
  writeFileSync('invoice.pdf', Buffer.from(Contents, 'base64'));
  console.log('invoice.pdf');
} catch (error) {
  console.error(reason(error));
  process.exit(1);
}

/** Gets the PDF. If the platform is still generating it, waits 5 seconds and tries again, up to 6 times. */
async function getPdf(retries = 6) {
  try {
    const [{ File }] = await client.GetDocumentPdfAsync({ ExternalId: 'X261116000487' }, { timeout: 30_000 });
    return File;
  } catch (error) {
    if (retries === 0 || !reason(error).includes('ERRDMN8000003')) throw error;
    await setTimeout(5_000);
    return getPdf(retries - 1);
  }
}

/** Why a request failed: the fault, the response of the gateway, or none. */
function reason(error) {
  if (error.root) return error.root.Envelope.Body.Fault.faultstring;
  if (error.response) return `${error.response.status} ${error.body}`.trim();
  if (error.code === 'ECONNABORTED') return 'No response within 30 seconds. Run this again.';
  return error.message;
}
