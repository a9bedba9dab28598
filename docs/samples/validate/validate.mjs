// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Validates invoice.xml and prints the findings.
// Run: node validate.mjs
import { readFileSync } from 'node:fs';

try {
  const host = process.env.PSB_HOST ?? 'https://{{psb.accp.host}}';
  const response = await fetch(`${host}/api/v1-beta/generic/validate`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.PSB_TOKEN}`,
      'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
      'Content-Type': 'application/xml',
      'X-PSB-Language': 'en',
    },
    body: readFileSync('invoice.xml'),
    redirect: 'manual', // a redirect is an error
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    console.error(response.status, await response.text());
    process.exit(1);
  }
  const { isValid, assertions } = await response.json();
  console.log(isValid ? 'valid' : 'not valid');
  for (const { flag, artifact, text } of assertions) console.log(flag, artifact, text);
} catch (error) {
  if (error.name !== 'TimeoutError') throw error;
  console.error('No response within 30 seconds. Run this again.');
  process.exit(1);
}
