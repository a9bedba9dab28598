// Needs PSB_CLIENT_ID and PSB_CLIENT_SECRET. Prints the name and the company number of each party.
// Run: node first-query.mjs
const { PSB_CLIENT_ID, PSB_CLIENT_SECRET } = process.env;

const query = `
  query ByNameAndCity($name: String!, $city: String!) {
    party(name: $name, city: $city) {
      preferredName
      identifiers {
        legal {
          value
        }
      }
    }
  }
`;
const variables = { name: 'Molenrak', city: '{{buyer.city}}' };

try {
  const identity = process.env.PSB_IDENTITY_HOST ?? 'https://{{identity.accp.host}}';
  const { access_token } = await post(`${identity}/connect/token`, {
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'vpd',
      client_id: PSB_CLIENT_ID,
      client_secret: PSB_CLIENT_SECRET,
    }),
  });
  const vpd = process.env.PSB_VPD_HOST ?? 'https://{{vpd.accp.host}}';
  const { data, errors } = await post(`${vpd}/graphql/v1`, {
    headers: {
      Authorization: `Bearer ${access_token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ query, variables }),
  });
  // If a query fails, the status is 200, and the body contains errors.
  if (errors) {
    for (const { extensions, message } of errors) console.error(extensions.code, message, extensions.requestId);
    process.exit(1);
  }
  for (const { preferredName, identifiers } of data.party) {
    console.log(preferredName, ...identifiers.legal.map(({ value }) => value));
  }
} catch (error) {
  if (error.name !== 'TimeoutError') throw error;
  console.error('No response within 30 seconds. Run this again.');
  process.exit(1);
}

/** Sends a POST request and returns the JSON of the response. */
async function post(url, options) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual', // a redirect is an error
    signal: AbortSignal.timeout(30_000),
    ...options,
  });
  if (!response.ok) {
    console.error(response.status, await response.text());
    process.exit(1);
  }
  return response.json();
}
