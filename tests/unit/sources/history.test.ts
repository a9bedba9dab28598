import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';

/** What is known of a file of a site in a folder. */
async function lastChange(siteDir: string, file: string): Promise<number | undefined> {
  vi.resetModules();
  const {history} = await import('../../../src/sources/history');
  history.initialize({siteDir});
  return (await history.getFileLastUpdateInfo(path.join(siteDir, file)))?.timestamp;
}

test('git says when a file was last changed', async () => {
  expect(await lastChange(process.cwd(), 'package.json')).toBeGreaterThan(Date.parse('2026-01-01'));
});

test('a site without git has no dates, and no failure', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-no-git-'));
  fs.writeFileSync(path.join(folder, 'page.mdx'), '');
  try {
    expect(await lastChange(folder, 'page.mdx')).toBeUndefined();
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});
