import {expect, test} from 'vitest';
import {checkFaults, faultAnswer, SoapFault} from '../../../src/sandbox/soap/fault';

test('a code that the catalogue lacks stops the start', () => {
  expect(() => checkFaults([])).not.toThrow();
  expect(() => checkFaults(['ERRXXX4000001'])).toThrow('lacks ERRXXX4000001');
});

test('a detail stands between the message and the code, escaped and on one line', () => {
  const {body} = faultAnswer(new SoapFault('ERRXSL4000001', 'a < b\n & c.'));
  expect(body).toContain(
    '<faultstring>The document breaks a rule of its template: a &lt; b &amp; c [ ERRXSL4000001 ]</faultstring>',
  );
});
