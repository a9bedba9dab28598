import {expect, test} from 'vitest';
import {curlOf} from '../../../../src/contracts/platform/curl';

const ACTION = 'http://platform.example.com/v3_1/GetParty';
const made = (body: string): string => curlOf(body, ACTION, 'https://platform.example.com', 'get-party.sh');

test('the token comes from the environment, and the shell leaves the rest as it is', () => {
  const script = made('<a><SecurityToken>t</SecurityToken><b>$5 `x` \\</b></a>');
  expect(script).toContain('<a><SecurityToken>$PSB_SECURITY_TOKEN</SecurityToken><b>\\$5 \\`x\\` \\\\</b></a>');
  expect(script).toContain(`'SOAPAction: "${ACTION}"'`);
  expect(script).toContain('# Needs PSB_SUBSCRIPTION_KEY and PSB_SECURITY_TOKEN\n');
});

test('Login has the two keys in place of a token', () => {
  const script = made('<p:ConsumerKey>k</p:ConsumerKey><p:ConsumerSecret>s</p:ConsumerSecret>');
  expect(script).toContain('<p:ConsumerKey>$PSB_CONSUMER_KEY</p:ConsumerKey>');
  expect(script).toContain('# Needs PSB_SUBSCRIPTION_KEY, PSB_CONSUMER_KEY and PSB_CONSUMER_SECRET\n');
  expect(script).not.toContain('PSB_SECURITY_TOKEN');
});

test('a payload is read from the file that the reader sends', () => {
  const script = made('<SendDocument>\n<Payload>\n<Invoice>$</Invoice>\n</Payload>\n</SendDocument>');
  expect(script).toContain("<Payload>$(grep -v '^<?xml' invoice.xml)</Payload>\n</SendDocument>");
  expect(script).toContain('# Sends invoice.xml of this folder.\n');
});
