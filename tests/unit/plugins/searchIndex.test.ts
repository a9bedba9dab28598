import {expect, test} from 'vitest';
import {pathSpellings, trimmed} from '../../../src/plugins/search-index/build';
import {spaced, withoutNested} from '../../../src/plugins/search-index/clean';
import {entriesOf, withRecords, wordsOf} from '../../../src/plugins/search-index/records';
import {restReference, restVersions} from '../../support/contracts';

const references = restVersions().map(restReference);

test('puts a space between the words of neighbouring elements, but none into code or before a comma', () => {
  expect(spaced('<code>partyId</code><span>string</span><span>, path</span>')).toBe(
    '<code>partyId</code> <span>string</span><span>, path</span>',
  );
  const code = '<pre tabindex=0><code><span>"a</span><span>b"</span></code></pre>';
  expect(spaced(code)).toBe(code);
});

test('leaves out of a section what the sections inside it hold', () => {
  const inner = {title: 'API400', hash: '#API400', content: 'The request cannot be read. Mend it, then send it again.'};
  const outer = {title: 'Catalogue', hash: '#catalogue', content: `All codes. API400 ${inner.content}`};
  expect(withoutNested([outer, inner])).toEqual([{...outer, content: 'All codes. API400'}, inner]);
});

test('spells a path whole and from each later part on, with and without its first slash', () => {
  const spellings = pathSpellings('send POST /api/{partyId}/salesInvoice/send Sends it/them.').split(' ');
  expect(spellings).toEqual(
    expect.arrayContaining(['/api/{partyId}/salesInvoice/send', 'salesInvoice/send', '/salesInvoice/send']),
  );
  expect(spellings).not.toContain('/them');
});

test.each([
  ['(secret),', 'secret'],
  ['/hook/ping.', '/hook/ping'],
  ['/{partyId}', '/{partyId}'],
])('takes the marks around %s away', (word, bare) => {
  expect(trimmed(word)).toBe(bare);
});

test('reads the words of HTML', () => {
  expect(wordsOf('<p>Keys &amp; <code>a</code>, b.</p>\n<ul><li>one<li>two</ul>')).toBe('Keys & a, b. one two');
});

test('has one entry for each operation, shared response and schema', () => {
  for (const reference of references) {
    const operations = reference.tags.flatMap((tag) => tag.operations);
    const entries = entriesOf(reference);
    expect(entries).toHaveLength(operations.length + reference.responses.length + reference.schemas.length);
    expect(new Set(entries.map(({hash}) => hash)).size).toBe(entries.length);
    for (const {id, method, path, summary} of operations) {
      const entry = entries.find(({hash}) => hash === `#${id}`);
      expect(entry?.title).toBe(summary);
      expect(entry?.text).toContain(`${id} ${method} ${path}`);
    }
  }
});

test('records take the place of the sections of the reference, each under a title of its version', () => {
  const section = {i: 2, t: 'everything', u: '/v1.html', h: '#version-v1', p: 1};
  const other = {...section, i: 3, u: '/a.html'};
  const [titles, headings, records, , texts] = withRecords(
    [[{i: 1, t: 'REST', u: '/v1.html'}], [section, other], [], [], [section, other]],
    references,
  );
  expect(headings).toEqual([other]);
  expect(texts).toEqual([other]);
  const numbers = [...titles, ...records].map(({i}) => i);
  expect(new Set([...numbers, 2, 3]).size).toBe(numbers.length + 2);
  for (const {p} of records) expect(titles.some(({i, b}) => i === p && b)).toBe(true);
});
