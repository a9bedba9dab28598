import fs from 'node:fs';
import {expect, test} from 'vitest';
import {placed, treeRoot} from './support/structure';

const FOLDER = 'documents/rules/schematron/openpeppol-2026.5';

/** The elements that a Peppol Schematron file knows: the contexts of its rules that are the whole path of one element. What isn't among them is an error. */
function elementsOf(file: string): string[] {
  const text = fs.readFileSync(`${FOLDER}/${file}.sch`, 'utf8');
  const paths = Array.from(text.matchAll(/<rule context="\/ubl:\w+\/([\w:/]+)"/g), ([, path = '']) => path);
  return [...new Set(paths)].sort();
}

test.each([
  ['PEPPOLBIS-T01', 'ubl-order'],
  ['PEPPOLBIS-T16', 'ubl-despatch-advice'],
  ['PEPPOLBIS-T76', 'ubl-order-response'],
  ['PEPPOLBIS-T111', 'ubl-invoiceresponse'],
  ['PEPPOLBIS-T114', 'ubl-order-change'],
  ['PEPPOLBIS-T115', 'ubl-order-cancellation'],
  ['PEPPOLBIS-T116', 'ubl-order-response-advanced'],
])('the rules of %s and the tree %s have the same elements', (file, name) => {
  const known = elementsOf(file);
  const shown = placed(treeRoot(name)).map(({path}) => path.replace(/^[^/]*\//, ''));
  expect(known.length).toBeGreaterThan(30);
  expect(known.filter((path) => !shown.includes(path))).toEqual([]);
});
