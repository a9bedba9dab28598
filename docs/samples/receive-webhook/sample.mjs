// Needs PSB_WEBHOOK_SECRET; listens on PORT (8080).
// Run: node sample.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { PSB_WEBHOOK_SECRET, PORT = '8080' } = process.env;
if (!PSB_WEBHOOK_SECRET) {
  console.error('PSB_WEBHOOK_SECRET is not set');
  process.exit(1);
}
const seen = new Set();

function isSigned(body, signature = '') {
  const expected = Buffer.from(`sha256=${createHmac('sha256', PSB_WEBHOOK_SECRET).update(body).digest('hex')}`);
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

async function answer(request) {
  if (request.url !== '/psb') return 404;
  const body = Buffer.concat(await request.toArray());
  if (!isSigned(body, request.headers['x-psb-signature'])) return 401;

  const { topic, hookId, documentId, sentOn } = JSON.parse(body);
  if (!(Math.abs(Date.now() - Date.parse(sentOn)) <= 5 * 60_000)) return 401;

  // A delivery can come twice: act on the first only.
  const key = `${hookId} ${documentId} ${topic}`;
  if (!seen.has(key)) {
    seen.add(key);
    console.log(topic, documentId);
  }
  return 204;
}

createServer(async (request, response) => {
  const status = await answer(request).catch(() => 500);
  response.writeHead(status).end();
}).listen(Number(PORT));
