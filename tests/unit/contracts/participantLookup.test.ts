import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {base32, participantLabel, participantLookup, lookupStep} from '../../../src/contracts/participantLookup';
import {peppolNetworkOf} from '../../../src/contracts/peppolNetwork';
import {parseYaml} from '../../../src/contracts/yamlFile';

const FILE = 'docs/networks/peppol.yaml';
const network = peppolNetworkOf(parseYaml(fs.readFileSync(FILE, 'utf8'), FILE));

test.each([
  // Peppol SML 1.3.0 (2025-02-06), the example of the DNS name of a participant.
  ['0010:5798000000001', 'XUKHFQABQZIKI3YKVR2FHR4SNFA3PF5VPQ6K4TONV3LMVSY5ARVQ'],
  // Peppol policy for use of identifiers 4.4.0, policy 7, and Peppol CNAME to NAPTR Migration Process 1.0.0 (2025-04-17).
  ['0088:123abc', 'Y7DZFXAF3D4CJZ4KCGRXTEC6TWVCGA4KY7ZWA5BOIF6MSWD4TDRQ'],
  ['0088:123ABC', 'Y7DZFXAF3D4CJZ4KCGRXTEC6TWVCGA4KY7ZWA5BOIF6MSWD4TDRQ'],
])('the label of %s is that of the specification', (value, label) => {
  expect(participantLabel(value)).toBe(label);
});

// RFC 4648, section 10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])("Base32 of '%s'", (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('a lookup has a name in each network, and paths in percent-encoding', () => {
  const lookup = participantLookup('0010:5798000000001', network);
  const label = 'XUKHFQABQZIKI3YKVR2FHR4SNFA3PF5VPQ6K4TONV3LMVSY5ARVQ';
  expect(lookup.names).toEqual([
    {network: 'Test', name: `${label}.iso6523-actorid-upis.participant.sml.test.tech.peppol.org`},
    {network: 'Production', name: `${label}.iso6523-actorid-upis.participant.sml.prod.tech.peppol.org`},
  ]);
  expect(lookup.groupPath).toBe('/iso6523-actorid-upis%3A%3A0010%3A5798000000001');
  expect(lookup.metadataPath).toMatch(
    /^\/iso6523-actorid-upis%3A%3A0010%3A5798000000001\/services\/busdox-docid-qns%3A%3Aurn%3A\S+%23%23urn%3A\S+%3A%3A2\.1$/,
  );
});

test('the command of the page calculates the same name', () => {
  const lookup = participantLookup('0010:5798000000001', network);
  const output = execFileSync('bash', ['-c', lookupStep('name', lookup, network).text], {encoding: 'utf8'});
  expect(output.trim()).toBe(lookup.names[0]?.name);
});

test('a network without a zone fails with its line', () => {
  const text = fs.readFileSync(FILE, 'utf8').replace(/^ {4}zone: .*\n/m, '');
  expect(() => peppolNetworkOf(parseYaml(text, FILE))).toThrow(/^docs\/networks\/peppol\.yaml:\d+: networks\.0\.zone/);
});
