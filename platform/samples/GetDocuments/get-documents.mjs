// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the drafts of a company, from all pages.
// Needs platform.wsdl in this folder, and npm install soap.
// Run: node get-documents.mjs
import soap from 'soap';

const host = process.env.PSB_PLATFORM_HOST ?? 'https://{{platform.accp.host}}';
const client = await soap.createClientAsync('platform.wsdl', {
  endpoint: `${host}/soap/v3.1?subscriptionKey=${process.env.PSB_SUBSCRIPTION_KEY}`,
});
const token = { SecurityToken: process.env.PSB_SECURITY_TOKEN };
client.addSoapHeader({ Authentication: token }, '', 'tns', 'http://{{platform.host}}/v3_1/');

try {
  let NextPage;
  do {
    // Keep the order of the WSDL: the package sends these elements as they are written here.
    const [page] = await client.GetDocumentsAsync(
      {
        PSBPartyId: 'XCNL100014',
        Paging: { Limit: 10, StartPage: NextPage },
      },
      { timeout: 30_000 },
    );
    for (const document of page.Results?.Document ?? []) {
      console.log(document.DocumentId, document.Status.Code, document.Subject);
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
