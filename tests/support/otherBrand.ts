import fs from 'node:fs';
import path from 'node:path';
import {crc32, deflateSync} from 'node:zlib';
import {BUILT_IN} from '../../src/contentCheck/prose/builtInNames';

/** An operator that isn't the built-in one: every variable that shows who runs the site. */
export const OTHER_BRAND = {
  PSB_NAME: 'Invoice Bridge',
  PSB_SHORT_NAME: 'BRG',
  PSB_SITE_URL: 'https://developers.bridge.test',
  PSB_HOST_PSB: 'api.bridge.test',
  PSB_HOST_IDENTITY: 'login.bridge.test',
  PSB_HOST_VPD: 'parties.bridge.test',
  PSB_HOST_PLATFORM: 'soap.bridge.test',
  PSB_HOST_MAIL: 'mail.bridge.test',
  PSB_HOST_PSB_ACCP: 'try.bridge.test',
  PSB_EGRESS_WEBHOOK: '203.0.113.0/28',
  PSB_CONTACT_URL: 'https://bridge.test/contact',
  PSB_CONTACT_MAIL: 'help@bridge.test',
  PSB_OPERATOR: 'Bridge Builders N.V.',
  PSB_PRIVACY_URL: 'https://bridge.test/privacy',
  PSB_SECURITY_MAIL: 'safety@bridge.test',
  PSB_COLOR_ACCENT: '#0a5c36 #4fc38a',
  PSB_COLOR_ACCENT_TEXT: '#0a4a2c #7fdcae',
  PSB_COLOR_ACCENT_SOFT: '#e3f5ec #14302a',
  PSB_COLOR_ON_ACCENT: '#fffffe #0f1412',
} as const;

/** Places in a text that show the built-in operator, each with what is around it. */
export const traces = (text: string): string[] =>
  BUILT_IN.flatMap((expression) => {
    const at = text.search(expression);
    return at < 0 ? [] : [`…${text.slice(Math.max(0, at - 40), at + 60)}…`];
  });

/** A part of a PNG (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A white PNG. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const row = Buffer.alloc(width + 1, 0xff).fill(0, 0, 1);
  const pixels = deflateSync(Buffer.concat(Array.from({length: height}, () => row)));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

export const OTHER_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Bridge</title><path d="M0 8h9"/></svg>\n';

/** The variables of the pictures of another operator, which are written into a folder. */
export function otherPictures(folder: string): {readonly PSB_LOGO: string; readonly PSB_SOCIAL_CARD: string} {
  const [logo, card] = [path.join(folder, 'logo.svg'), path.join(folder, 'card.png')];
  fs.writeFileSync(logo, OTHER_LOGO);
  fs.writeFileSync(card, png(1200, 630));
  return {PSB_LOGO: logo, PSB_SOCIAL_CARD: card};
}
