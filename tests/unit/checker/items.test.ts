import {expect, test} from 'vitest';
import {firstToShow, isBusy, itemsAfter, type Item} from '../../../src/checker/app/state/items';
import type {Checked} from '../../../src/checker/model';

const item = (key: number, state: Item['state'] = {step: 'Waiting', soFar: []}): Item => ({
  key,
  name: `${key}.xml`,
  file: new Blob([]),
  state,
});
const checked = (name: string): Checked => ({report: {file: {name}}, places: {}}) as unknown as Checked;
const statesOf = (items: readonly Item[]): Item['state'][] => items.map(({state}) => state);

test('a check goes from its steps to its result, which later ones replace, and ends', () => {
  const soFar = [{rule: 'BR-01', severity: 'fatal' as const, message: 'text'}];
  const answers = [
    {step: 'a'},
    {soFar},
    {checked: checked('first')},
    {step: 'late'},
    {checked: checked('second')},
    {done: true as const},
  ];
  let items: readonly Item[] = [item(1), item(2)];
  const states = answers.map((answer) => {
    items = itemsAfter(items, {key: 1, answer: {id: 7, ...answer}});
    return items[0]?.state;
  });
  expect(states).toEqual([
    {step: 'a', soFar: []},
    {step: 'a', soFar},
    {checked: checked('first'), isDone: false},
    {checked: checked('first'), isDone: false},
    {checked: checked('second'), isDone: false},
    {checked: checked('second'), isDone: true},
  ]);
  expect(items[1]).toEqual(item(2));
});

test('a failure takes the place of whatever was there: no result outlives it', () => {
  const before = [item(1, {checked: checked('valid'), isDone: false})];
  expect(statesOf(itemsAfter(before, {key: 1, answer: {id: 7, failure: 'no'}}))).toEqual([{failure: 'no'}]);
});

test('an end without a result is no result', () => {
  const after = itemsAfter([item(1)], {key: 1, answer: {id: 7, done: true}});
  expect(after.map(isBusy)).toEqual([true]);
  expect(statesOf(after)).not.toContainEqual(expect.objectContaining({isDone: true}));
});

test('cancelling ends what is at work, and keeps results', () => {
  const done = {checked: checked('a'), isDone: true};
  const items = [item(1), item(2, {checked: checked('a'), isDone: false}), item(3, done), item(4, {failure: 'x'})];
  const after = itemsAfter(items, {cancel: true});
  expect(after.map(isBusy)).toEqual([false, false, false, false]);
  expect(statesOf(after)).toEqual([{failure: 'You cancelled the check.'}, done, done, {failure: 'x'}]);
});

test('an archive gives its place to the files in it, and an answer for a file that is gone changes nothing', () => {
  const after = itemsAfter([item(1), item(2), item(3)], {key: 2, replace: [item(4), item(5)]});
  expect(after.map(({key}) => key)).toEqual([1, 4, 5, 3]);
  expect(itemsAfter(after, {key: 2, answer: {id: 7, step: 'late'}})).toEqual(after);
  expect(itemsAfter(after, {clear: true})).toEqual([]);
});

test('the first invalid file of those that were given last is shown, or else their first', () => {
  const done = (verdict: string): Item['state'] =>
    ({checked: {report: {verdict}, places: {}}, isDone: true}) as unknown as Item['state'];
  const items = [item(1, done('invalid')), item(2, done('valid')), item(3, done('invalid')), item(4)];
  expect(firstToShow(items, 2)?.key).toBe(3);
  expect(firstToShow(items.slice(0, 2), 2)?.key).toBe(2);
  expect(firstToShow(items, 9)?.key).toBe(4);
  expect(firstToShow([], 1)).toBeUndefined();
});

test('a file that is given again takes the place of the former', () => {
  const again = {...item(3), name: item(1).name};
  expect(itemsAfter([item(1), item(2)], {add: [again]}).map(({key}) => key)).toEqual([2, 3]);
});
