// Needs PSB_CLIENT_ID and PSB_CLIENT_SECRET. Prints the access token.
// Run: node get-token.mjs
const { PSB_CLIENT_ID, PSB_CLIENT_SECRET } = process.env;

try {
  const host = process.env.PSB_IDENTITY_HOST ?? 'https://{{identity.accp.host}}';
  const response = await fetch(`${host}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'ap',
      client_id: PSB_CLIENT_ID,
      client_secret: PSB_CLIENT_SECRET,
    }),
    redirect: 'manual', // a redirect is an error
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    console.error(response.status, await response.text());
    process.exit(1);
  }
  const { access_token } = await response.json();
  console.log(access_token);
} catch (error) {
  if (error.name !== 'TimeoutError') throw error;
  console.error('No response within 30 seconds. Run this again.');
  process.exit(1);
}
