import {expect, test} from 'vitest';
import {bestFirst, inGroups, type Hit} from '../../../src/components/Search/groups';

const hit = (href: string, group: string): Hit => ({href, group, title: [], excerpt: [], where: ''});

test('groups come in the order of their best hits, and hits keep theirs', () => {
  const groups = inGroups([hit('/1', 'B'), hit('/2', 'A'), hit('/3', 'B')]);
  expect(groups.map(({name, hits}) => [name, ...hits.map(({href}) => href)])).toEqual([
    ['B', '/1', '/3'],
    ['A', '/2'],
  ]);
});

test('the best three hits come first and say their kind, the others follow kind by kind', () => {
  const hits = [hit('/1', 'B'), hit('/2', 'A'), hit('/3', 'B'), hit('/4', 'C'), hit('/5', 'A'), hit('/6', 'C')];
  expect(bestFirst(hits).map(({name, hits: of}) => [name, ...of.map(({href, where}) => href + where)])).toEqual([
    ['Best matches', '/1B', '/2A', '/3B'],
    ['C', '/4', '/6'],
    ['A', '/5'],
  ]);
  expect(bestFirst([hit('/1', 'A'), hit('/2', 'A')])).toEqual([{name: 'A', hits: [hit('/1', 'A'), hit('/2', 'A')]}]);
});
