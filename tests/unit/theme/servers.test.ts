import {expect, test} from 'vitest';
import {actOf, chosenServer, isProduction} from '../../../src/theme/ApiExplorer/servers';

const production = {url: 'https://psb.example.com', description: 'Production.'};
const acceptance = {url: 'https://accp-psb.example.com', description: 'Acceptance, for testing.'};
const sandbox = {url: 'http://localhost:4010', description: 'Sandbox: on your own machine.'};
const nameless = {url: 'https://other.example.com'};

test('production is the server of no request before the reader chooses it, wherever the contract lists it', () => {
  expect(chosenServer({server: {options: [production, acceptance, sandbox]}})).toBe(acceptance);
  expect(chosenServer({server: {options: [production, nameless, sandbox]}})).toBe(sandbox);
  expect(chosenServer({server: {options: [production]}})).toBeUndefined();
  expect(chosenServer({server: {value: production, options: [production, acceptance]}})).toBe(production);
});

test('a server counts as production unless its description says acceptance or sandbox', () => {
  expect([production, acceptance, sandbox, nameless].map(isProduction)).toEqual([true, false, false, true]);
});

test('the name of a button is what the method does and where', () => {
  expect(actOf('DELETE', production)).toBe('Delete in production');
  expect(actOf('POST', acceptance)).toBe('Send in acceptance');
  expect(actOf('PUT', sandbox)).toBe('Save in the sandbox');
  expect(actOf('GET', production)).toBe('Get from production');
});
