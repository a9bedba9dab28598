import {expect, test} from 'vitest';
import {conversionChanges, type FormatTerm} from '../../../src/contracts/structure/conversion';

const term = (id: string, cardinality: string, ...mandatory: string[]): FormatTerm => ({id, cardinality, mandatory});
const inGroup = (page: string): string => `In each <a href="/documents/${page}.html#BG-3"><code>BG-3</code></a>`;

test('a condition that both formats have is no change, whatever page its links lead to', () => {
  const source = [term('BT-25', '1..1', inGroup('bisv3'))];
  expect(conversionChanges(source, [term('BT-25', '1..1', inGroup('xrechnung'))])).toEqual([]);
});

test('a condition that the target adds is one, and so is a term that it has no element for, or fewer of', () => {
  const source = [term('BT-10', '0..1'), term('BT-21', '0..1'), term('BT-22', '0..n')];
  const target = [term('BT-10', '1..1', ''), term('BT-22', '0..1')];
  expect(conversionChanges(source, target)).toEqual([
    {id: 'BT-21', kind: 'lost'},
    {id: 'BT-22', kind: 'single'},
    {id: 'BT-10', kind: 'mandatory'},
  ]);
});
