import {expect, test} from 'vitest';
import {events} from '../../src/sources/events';
import {untracked} from '../../src/sources/files';
import {sampleTasks} from '../../src/sources/samples';
import {stepsOf} from '../../src/content/steps';
import {isStory} from '../../src/contentCheck/guides/stories';
import {pageSources} from '../support/pages';
import {sampleTaskNames} from '../support/samples';

test('every guide to invoices and orders has steps, which the check of the content follows', () => {
  const guides = pageSources().filter(isStory);
  expect(guides.length).toBeGreaterThan(10);
  for (const {file} of guides) expect(untracked(() => stepsOf(file)).length, file).toBeGreaterThan(2);
});

test('there are events for the guides', () => {
  expect(untracked(events).size).toBeGreaterThan(40);
});

test('docs/samples/tasks.yaml has every task', () => {
  expect(Object.keys(untracked(sampleTasks)).sort()).toEqual(sampleTaskNames().sort());
});
