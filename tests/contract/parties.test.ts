import fs from 'node:fs';
import {expect, test} from 'vitest';
import {readFilled, yamlFile} from '../support/contracts';
import {cast, type Party} from '../../src/service';

const parties: readonly Party[] = Object.values(cast);
const FOLDER = 'documents/examples';

test('every example document names at least one party of the cast', () => {
  const files = fs.readdirSync(FOLDER, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.xml'));
  expect(files.length).toBeGreaterThan(50);
  const without = files.filter((file) => {
    const xml = readFilled(`${FOLDER}/${file}`);
    const ids = parties.flatMap(({name, gln, partyId}) => [name, gln, partyId.split(':').at(-1) ?? name]);
    return !ids.some((id) => xml.includes(id));
  });
  expect(without).toEqual([]);
});

test('receivers that exist in the sandbox alone have numbers that belong to nobody', () => {
  const {receivers} = yamlFile('openapi/sandboxOutcomes.yaml').data as {receivers: {partyId: string}[]};
  for (const {partyId: id} of receivers) expect(id).toMatch(/^NL:KVK:000000\d\d$/);
});
