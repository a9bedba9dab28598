// Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN. Prints the companies of the account, from all pages.
// Needs platform.wsdl in this folder, and npm install soap.
// Run: node get-account-parties.mjs
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
    const [page] = await client.GetAccountPartiesAsync(
      { Paging: { Limit: 10, StartPage: NextPage } },
      { timeout: 30_000 },
    );
    for (const party of page.Results?.PartyAccountDetails ?? []) {
      console.log(party.PSBPartyId, party.ReferenceId, party.Name);
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
