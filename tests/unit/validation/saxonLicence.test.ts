import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {installedSaxon, saxonCopies, saxonFaults} from '../../support/saxon';

const installed = installedSaxon();

test('each installed copy of SaxonJS and xslt3 has its notice beside it', () => {
  expect(installed).toEqual(['node_modules/saxon-js/SaxonJS2N.js', 'node_modules/xslt3/xslt3.js']);
  expect(installed.flatMap((copy) => saxonFaults(copy, installed))).toEqual([]);
});

test('each copy that the repository has travels unmodified and with its notice', () => {
  const tracked = execFileSync('git', ['ls-files'], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .filter((file) => fs.existsSync(file));
  expect(saxonCopies(tracked).flatMap((copy) => saxonFaults(copy, installed))).toEqual([]);
});

test('a copy without notice, and one that was changed, are told with file and remedy', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-saxon-'));
  const copy = path.join(folder, 'saxon.js');
  const [runtime = ''] = installed;
  fs.copyFileSync(runtime, copy);
  expect(saxonFaults(copy, installed)).toEqual([expect.stringContaining('Copy LICENSE.txt of its package')]);
  fs.copyFileSync('node_modules/saxon-js/LICENSE.txt', path.join(folder, 'LICENSE.txt'));
  expect(saxonFaults(copy, installed)).toEqual([]);
  fs.appendFileSync(copy, '\n');
  expect(saxonFaults(copy, installed)).toEqual([expect.stringContaining('not as Saxonica publishes it')]);
  fs.rmSync(folder, {recursive: true});
});
