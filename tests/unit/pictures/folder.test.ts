import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {noteBrowser, whyNotComparable, wrongWith} from '../../pictures/folder';

let folder = '';
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-pictures-'))));
afterEach(() => fs.rmSync(folder, {recursive: true}));

function save(name: string, bytes: number): void {
  fs.mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
  fs.writeFileSync(path.join(folder, name), Buffer.alloc(bytes));
}

test('pictures are compared with those of the same browser only, and the reason says what to do', () => {
  expect(whyNotComparable(folder, '140.0.1')).toMatch(
    /^No pictures are committed yet: .*`npm run pictures -- --update`/,
  );
  noteBrowser(folder, '140.0.1');
  expect(whyNotComparable(folder, '140.0.1')).toBeUndefined();
  expect(whyNotComparable(folder, '141.0.0')).toMatch(
    /^[^\n]*140\.0\.1 took .*141\.0\.0.*`npm run pictures -- --update`/,
  );
});

test('a picture of nothing is named, and others may weigh 6 MB', () => {
  save('guide/print.png', 4_000_000);
  save('guide/390-light.png', 2_000_000);
  noteBrowser(folder, '140.0.1');
  const taken = ['guide/390-light.png', 'guide/print.png', 'search/print.png'];
  expect(wrongWith(folder, taken)).toEqual([]);
  expect(wrongWith(folder, ['guide/print.png'])).toEqual([
    expect.stringMatching(/guide\/390-light\.png is a picture of nothing in kinds\.ts: delete it\.$/),
  ]);
  save('search/print.png', 200_000);
  expect(wrongWith(folder, taken)).toEqual([
    expect.stringMatching(/weigh 6\.2 MB, and may weigh 6\.0 MB: make `scale`/),
  ]);
});
