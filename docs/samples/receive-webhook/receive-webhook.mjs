// Needs PSB_WEBHOOK_SECRET. Receives events at /psb on PORT (8080), and stores them in psb-events.
// Run: npm install express && node receive-webhook.mjs
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import express from 'express';

const { PSB_WEBHOOK_SECRET, PORT = '8080' } = process.env;
if (!PSB_WEBHOOK_SECRET) {
  console.error('PSB_WEBHOOK_SECRET is not set');
  process.exit(1);
}
mkdirSync('psb-events', { recursive: true });

function isSigned(rawBody, signature = '') {
  const expected = Buffer.from(`sha256=${createHmac('sha256', PSB_WEBHOOK_SECRET).update(rawBody).digest('hex')}`);
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Whether the event was sent within 5 minutes of now. Treat any other event as a replay. */
function isRecent({ sentOn }) {
  return Math.abs(Date.now() - Date.parse(sentOn)) <= 5 * 60_000;
}

/**
 * Stores the event, unless it is already stored: the bus can deliver an event more than once.
 * In production, insert the event into a database table with a unique key on hookId, documentId, and topic.
 * Don't download or process the document here. Do this after the response.
 */
function store(event) {
  const file = `psb-events/${event.hookId}_${event.documentId}_${event.topic}.json`;
  if (existsSync(file)) return;
  const partial = `psb-events/${randomUUID()}`;
  writeFileSync(partial, JSON.stringify(event));
  renameSync(partial, file); // the file is complete or absent: if storing fails, the bus delivers the event again
}

/** Receives one delivery and returns the status of the response. */
function receive(rawBody, signature) {
  if (!Buffer.isBuffer(rawBody) || !isSigned(rawBody, signature)) return 401;

  // A hook with the option batch sends an array of events.
  const events = [JSON.parse(rawBody)].flat();
  if (!events.every(isRecent)) return 401;
  events.forEach(store);
  return 204;
}

const app = express();
// The signature covers the bytes as they were sent. express.raw keeps these bytes, but express.json does not.
// A batch can be larger than the 100 KB that Express accepts by default.
app.post('/psb', express.raw({ type: 'application/json', limit: '5mb' }), (request, response) => {
  response.sendStatus(receive(request.body, request.get('X-PSB-Signature')));
});
app.listen(Number(PORT));
