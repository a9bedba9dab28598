// Needs PSB_TOKEN and PSB_SUBSCRIPTION_KEY. Converts invoice.xml to CII and saves it as invoice-cii.xml.
// Run: node transform.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const target =
  'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice' +
  '##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::D16B';
const host = process.env.PSB_HOST ?? 'https://{{psb.accp.host}}';
const url = `${host}/api/v1-beta/generic/transform?targetFormat=${encodeURIComponent(target)}`;

try {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.PSB_TOKEN}`,
      'Subscription-Key': process.env.PSB_SUBSCRIPTION_KEY,
      'Content-Type': 'application/xml',
    },
    body: readFileSync('invoice.xml'),
    redirect: 'manual', // a redirect is an error
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    console.error(response.status, await response.text());
    process.exit(1);
  }
  writeFileSync('invoice-cii.xml', Buffer.from(await response.arrayBuffer()));
  console.log('invoice-cii.xml');
} catch (error) {
  if (error.name !== 'TimeoutError') throw error;
  console.error('No response within 30 seconds. Run this again.');
  process.exit(1);
}
