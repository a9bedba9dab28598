import {expect, test} from 'vitest';
import {dictionaryOf} from '../../../src/contracts/dictionary';
import {parseYaml} from '../../../src/contracts/yamlFile';

const read = (text: string) => dictionaryOf(parseYaml(text, 'docs/dutch.yaml'));

test('a dictionary has words by what they mean, or by nothing', () => {
  expect(read("typed:\n  invoice: factuur, facturen, in rekening\n  '': de, het\n")).toEqual([
    {meaning: 'invoice', words: ['factuur', 'facturen', 'in rekening']},
    {meaning: '', words: ['de', 'het']},
  ]);
});

test('an empty word and a phrase that is too long fail with the line', () => {
  expect(() => read('typed:\n  invoice: factuur\n  order: bestelling, , orders\n')).toThrow('docs/dutch.yaml:3: ');
  expect(() => read('typed:\n  invoice: dat is te veel\n')).toThrow('Write one word, two, or three');
});
