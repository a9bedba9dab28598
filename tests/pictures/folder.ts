import fs from 'node:fs';
import path from 'node:path';

/** What all committed pictures may weigh together, in bytes: each clone of the repository has every version of them. */
const LIMIT = 6_000_000;

/** Beside the pictures: the version of the browser that took them. Another one draws letters otherwise. */
const BROWSER_FILE = 'browser.txt';

/** What `--update` is called with. */
export const RENEW = 'npm run pictures -- --update';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Notes the version of the browser that took the pictures in a folder. */
export function noteBrowser(folder: string, version: string): void {
  fs.writeFileSync(path.join(folder, BROWSER_FILE), `${version}\n`);
}

/** In words, why pictures taken by this browser can't be compared with those in the folder; nothing when they can. */
export function whyNotComparable(folder: string, version: string): string | undefined {
  const file = path.join(folder, BROWSER_FILE);
  if (!fs.existsSync(file)) return `No pictures are committed yet: take them with \`${RENEW}\`.`;
  const before = fs.readFileSync(file, 'utf8').trim();
  if (before === version) return undefined;
  return `Chromium ${before} took the committed pictures, and this is ${version}, which draws otherwise: compare with ${before}, or take all of them anew on a commit whose look is right, with \`${RENEW}\`.`;
}

/**
 * What is wrong with a folder of pictures, a line each: their weight, and pictures that no run takes any more.
 * @param taken names of the pictures that a run takes, relative to the folder
 */
export function wrongWith(folder: string, taken: readonly string[]): string[] {
  const pictures = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.png'))
    .sort();
  const weight = pictures.reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
  const stray = pictures.filter((name) => !taken.includes(name));
  return [
    ...stray.map((name) => `${path.join(folder, name)} is a picture of nothing in kinds.ts: delete it.`),
    ...(weight > LIMIT
      ? [
          `The pictures weigh ${megabytes(weight)}, and may weigh ${megabytes(LIMIT)}: make \`scale\` in tests/pictures/playwright.config.ts smaller, or let fewer pages stand for their kinds.`,
        ]
      : []),
  ];
}
