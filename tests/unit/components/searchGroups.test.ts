import {expect, test} from 'vitest';
import {inGroups, type Hit} from '../../../src/components/Search/groups';

const hit = (href: string, group: string): Hit => ({href, group, title: [], excerpt: [], where: ''});

test('groups come in the order of their best hits, and hits keep theirs', () => {
  const groups = inGroups([hit('/1', 'B'), hit('/2', 'A'), hit('/3', 'B')]);
  expect(groups.map(({name, hits}) => [name, ...hits.map(({href}) => href)])).toEqual([
    ['B', '/1', '/3'],
    ['A', '/2'],
  ]);
});
