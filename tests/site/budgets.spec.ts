import {expect, test} from './support/test';
import {openWeighed, KB} from './support/weigh';

const ORDINARY = '/introduction/authentication.html';
const ORDINARY_IN_ALL = 45 * KB;

test('an ordinary page costs no more than its budget in all', async ({page}) => {
  const weigh = await openWeighed(page, ORDINARY);
  expect((await weigh()).weight.all).toBeLessThanOrEqual(ORDINARY_IN_ALL);
});
