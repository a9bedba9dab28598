import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, afterEach, expect, test, vi} from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-history-'));
const inFolder = (name: string): string => path.join(folder, name);

/** What the build says when it asks. */
const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
afterEach(() => said.mockClear());
afterAll(() => {
  said.mockRestore();
  fs.rmSync(folder, {recursive: true});
});

/** What is known of a file of a site in a folder. */
async function lastChange(siteDir: string, file: string): Promise<number | undefined> {
  vi.resetModules();
  const {history} = await import('../../../src/sources/history');
  history.initialize({siteDir});
  return (await history.getFileLastUpdateInfo(path.join(siteDir, file)))?.timestamp;
}

const git = (siteDir: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
  });

/** A repository with two files, each committed on a day of its own. */
function repository(): string {
  const siteDir = inFolder('whole');
  fs.mkdirSync(siteDir);
  git(siteDir, 'init', '--quiet');
  for (const [name, date] of [
    ['old.mdx', '2001-01-01T00:00:00Z'],
    ['new.mdx', '2002-02-02T00:00:00Z'],
  ] as const) {
    fs.writeFileSync(path.join(siteDir, name), '');
    git(siteDir, 'add', name);
    vi.stubEnv('GIT_COMMITTER_DATE', date);
    git(siteDir, 'commit', '--quiet', '--message', name);
    vi.unstubAllEnvs();
  }
  return fs.realpathSync(siteDir);
}

const whole = repository();

test('git says when a file was last changed', async () => {
  expect(await lastChange(whole, 'old.mdx')).toBe(Date.parse('2001-01-01T00:00:00Z'));
  expect(await lastChange(whole, 'new.mdx')).toBe(Date.parse('2002-02-02T00:00:00Z'));
  expect(said).not.toHaveBeenCalled();
});

test('a site without git has no dates and no failure, and the build says so', async () => {
  fs.mkdirSync(inFolder('archive'));
  fs.writeFileSync(inFolder('archive/old.mdx'), '');
  expect(await lastChange(inFolder('archive'), 'old.mdx')).toBeUndefined();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('not a git repository'));
});

test('a shallow clone, which would give wrong dates, has none, and the build says so', async () => {
  git(folder, 'clone', '--quiet', '--depth', '1', pathToFileURL(whole).href, 'shallow');
  expect(await lastChange(fs.realpathSync(inFolder('shallow')), 'old.mdx')).toBeUndefined();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('shallow clone'));
});
