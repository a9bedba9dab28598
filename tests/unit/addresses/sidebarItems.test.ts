import {expect, test} from 'vitest';
import {withPagesBelow} from '../../../src/addresses/sidebarItems';

test('an item of a sidebar gets the pages below its address, in groups too', () => {
  const items = ['a', {type: 'category', label: 'Group', items: ['b/c', 'd']}] as const;
  const below = [{label: 'Structure', href: '/documents/b/c/structure.html'}];
  expect(withPagesBelow(items, '/documents', (address) => (address === '/documents/b/c.html' ? below : []))).toEqual([
    'a',
    {type: 'category', label: 'Group', items: [{type: 'doc', id: 'b/c', customProps: {below}}, 'd']},
  ]);
});
