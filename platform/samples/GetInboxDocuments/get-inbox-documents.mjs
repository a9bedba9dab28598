// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the invoices that you have received since 30
// November 2026, from all pages.
// Needs platform.wsdl in this folder, and npm install soap.
// Run: node get-inbox-documents.mjs
import soap from 'soap';

const host = process.env.PSB_PLATFORM_HOST ?? 'https://{{platform.accp.host}}';
const client = await soap.createClientAsync('platform.wsdl', {
  endpoint: `${host}/soap/v3.1?subscriptionKey=${process.env.PSB_SUBSCRIPTION_KEY}`,
  customDeserializer: { dateTime: (text) => text }, // keeps times as they are received
});
const token = { SecurityToken: process.env.PSB_SECURITY_TOKEN };
client.addSoapHeader({ Authentication: token }, '', 'tns', 'http://{{platform.host}}/v3_1/');

try {
  let NextPage;
  do {
    // Keep the order of the WSDL: the package sends these elements as they are written here.
    const [page] = await client.GetInboxDocumentsAsync(
      {
        PSBPartyId: 'XCNL100027',
        Paging: { Limit: 10, StartPage: NextPage },
        Search: { CreatedOn: { From: '2026-11-30T00:00:00Z' }, Template: { MasterId: 'TPL-4101' } },
      },
      { timeout: 30_000 },
    );
    for (const document of page.Results?.Document ?? []) {
      console.log(document.ExternalId, document.CreatedOn, document.Subject);
    }
    NextPage = page.PagingResponse?.NextPage;
  } while (NextPage);
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
