import fs from 'node:fs';
import {afterAll, expect, test} from 'vitest';
import {targetsOf} from '../../src/contracts/formats/registry';
import {untracked} from '../../src/sources/files';
import {formatRegistry} from '../../src/sources/formats';
import {EXAMPLES} from '../../src/validation/node/tasks';
import {startPool} from '../../src/validation/node/pool';
import {projectSettings} from '../../src/validation/node/settings';
import {conversionOf, converted, leavesOf, publishedValues, source} from './support/conversion';

const FORMATS = ['bisv3', 'nlcius', 'xrechnung'];
const MESSAGES = [...FORMATS.flatMap((name) => [`ubl-${name}`, `cii-${name}`]), 'cii-facturx', 'ubl-nlcius-energy'];

const pool = startPool(projectSettings(), 1);
afterAll(async () => pool.close());

const read = (message: string, file: string): string => fs.readFileSync(`${EXAMPLES}/${message}/${file}`, 'utf8');
const filesOf = (message: string): string[] =>
  fs.readdirSync(`${EXAMPLES}/${message}`).filter((file) => file.endsWith('.xml'));
const examples = MESSAGES.flatMap((message) => filesOf(message).map((file) => ({message, file})));
const otherSyntax = (message: string): string => message.replace(/^\w+/, (name) => (name === 'ubl' ? 'cii' : 'ubl'));
const round = (xml: string, message: string): string =>
  converted(converted(xml, message, otherSyntax(message)), otherSyntax(message), message);

test.each(['invoice-typical.xml', 'credit-note.xml'])(
  '%s of Peppol BIS Billing is the same document in both syntaxes',
  (file) => {
    const [ubl, cii] = [read('ubl-bisv3', file), read('cii-bisv3', file)];
    expect(leavesOf(converted(ubl, 'ubl-bisv3', 'cii-bisv3'))).toEqual(leavesOf(cii));
    expect(leavesOf(converted(cii, 'cii-bisv3', 'ubl-bisv3'))).toEqual(leavesOf(ubl));
  },
);

test('every example says the same after it was converted to the other syntax and back', () => {
  const both = examples.filter(({message}) => FORMATS.some((name) => message.endsWith(name)));
  expect(both.length).toBeGreaterThan(30);
  for (const {message, file} of both) {
    const xml = read(message, file);
    expect(leavesOf(round(xml, message)), `${message}/${file}`).toEqual(leavesOf(xml));
  }
});
