import fs from 'node:fs';
import path from 'node:path';
import {test as base, type Locator, type Page} from '@playwright/test';
import {freePort} from '../../support/ports';
import {start, untilAnswers} from '../../support/programs';

/** What a preview is made from. The tests edit a copy, one for each worker, so that whatever happens to them the project stays as it is. */
const copyOf = (worker: number): string => path.resolve(`.cache/preview-${worker}`);
const SOURCES = [
  'docs',
  'documents',
  'openapi',
  'platform',
  'src',
  'static',
  'vpd',
  'docusaurus.config.ts',
  'sidebars.ts',
];
const FILES = [...SOURCES, 'package.json', 'tsconfig.json'];

function copyProject(copy: string): void {
  fs.rmSync(copy, {recursive: true, force: true});
  for (const file of FILES) fs.cpSync(file, path.join(copy, file), {recursive: true});
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
}

/** A running `npm start`. */
interface Preview {
  readonly site: string;
  /** Folder of the copy. */
  readonly copy: string;
  /** Where the preview expects a backend; nothing listens there. */
  readonly backendPort: number;
}

/** Changes a file of the project, by its path from the root, until the test ends. */
export type Edit = (file: string, change: (text: string) => string) => void;

/** Writes as an editor does: a file beside, renamed, so that nobody reads half of it. */
function save(place: string, text: string): void {
  fs.writeFileSync(`${place}.new`, text);
  fs.renameSync(`${place}.new`, place);
}

/** A `test` with a preview of a copy of the project, started once, and with edits that the end of the test takes back. */
export const test = base.extend<{edit: Edit}, {preview: Preview}>({
  preview: [
    async ({}, use, {parallelIndex}) => {
      const copy = copyOf(parallelIndex);
      copyProject(copy);
      const [port, backendPort] = [await freePort(), await freePort()];
      const site = `http://localhost:${port}`;
      const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
      const program = start(
        ['node', '--max-semi-space-size=64', docusaurus, 'start', '--port', String(port), '--no-open'],
        copy,
        {
          PSB_BACKEND: `http://localhost:${backendPort}`,
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        },
      );
      await untilAnswers(program, `${site}/v1.html`);
      await use({site, copy, backendPort});
      await program.stop();
      fs.rmSync(copy, {recursive: true, force: true});
    },
    {scope: 'worker'},
  ],
  baseURL: async ({preview}, use) => use(preview.site),
  edit: async ({preview: {copy}}, use) => {
    const before = new Map<string, string>();
    await use((file, change) => {
      const place = path.join(copy, file);
      const text = fs.readFileSync(place, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`the edit of ${file} changes nothing`);
      if (!before.has(place)) before.set(place, text);
      save(place, changed);
    });
    for (const [place, text] of before) if (fs.readFileSync(place, 'utf8') !== text) save(place, text);
  },
});

/** All text of a page that a reader sees; white space does not count. A locator reads it, which waits while the preview loads the page again. */
export const textOf = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replace(/\s+/g, ' ').trim();

/** The markup of a page; nothing while the preview loads it again. */
export const htmlOf = (page: Page): Promise<string> => page.content().catch(() => '');

/** What the preview lays over a page when something is wrong. */
export const overlay = (page: Page): Locator => page.locator('#webpack-dev-server-client-overlay');
