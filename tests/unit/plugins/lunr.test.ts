import {expect, test} from 'vitest';
import lunr from '../../../src/plugins/search-index/lunr';
import {lunr as packaged} from '../../../src/plugins/search-index/package';
import {platformErrors} from '../../support/platform';

test('an index of words with many digits has these words and no others', () => {
  const words = platformErrors().errors.map(({code}) => code.toLowerCase());
  const index = lunr.Index.load(
    JSON.parse(
      JSON.stringify(
        packaged(function build() {
          this.ref('id');
          this.field('text', {boost: 1});
          words.forEach((text, id) => this.add({id: String(id), text}, {boost: 1}));
        }),
      ),
    ) as object,
  );
  expect(index.tokenSet.toArray().sort()).toEqual([...words].sort());
  for (const word of words) expect(index.search(`${word.slice(0, 7)}*`).length, word).toBeGreaterThan(0);
});
