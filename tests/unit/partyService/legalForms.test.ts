import {expect, test} from 'vitest';
import {nameReader} from '../../../src/partyService/legalForms';
import {company} from './support/fixture';

const read = nameReader(company);

test.each([
  ['Molenrak Logistiek B.V.', 'molenrak logistiek'],
  ['Molenrak Logistiek BV', 'molenrak logistiek'],
  ['molenrak logistiek b v', 'molenrak logistiek'],
  ['B.V. Molenrak', 'molenrak'],
  ['Mosellierchen Services S.à r.l.', 'mosellierchen services'],
  ['Mosellierchen Services SARL', 'mosellierchen services'],
  ['Kranichholz GmbH', 'kranichholz'],
  ['Molenrak BV Logistiek', 'molenrak bv logistiek'],
  ['Molenrak N.V.', 'molenrak nv'],
  ['B.V.', 'bv'],
])('%s without its legal form is %s', (name, core) => {
  expect(read(name).core.join(' ')).toBe(core);
});

test('the words of a name keep the legal form', () => {
  expect(read('Molenrak B.V.')).toEqual({words: ['molenrak', 'bv'], core: ['molenrak']});
});
