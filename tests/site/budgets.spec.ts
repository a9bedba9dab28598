import {expect, test} from './support/test';
import {openWeighed, KB} from './support/weigh';

/** Before intent, with the document: an ordinary page, and the reference over both versions. */
const IN_ALL: Readonly<Record<string, number>> = {'/introduction/authentication.html': 45 * KB, '/': 110 * KB};

for (const [address, most] of Object.entries(IN_ALL)) {
  test(`${address} costs no more than its budget in all`, async ({page}) => {
    const weigh = await openWeighed(page, address);
    expect((await weigh()).weight.all).toBeLessThanOrEqual(most);
  });
}
