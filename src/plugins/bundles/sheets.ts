import fs from 'node:fs/promises';
import path from 'node:path';

/** Style sheets beside the one of all pages: their names, and the folders whose look they carry. */
export const SHEETS: Readonly<Record<string, RegExp>> = {
  reference: /[\\/]src[\\/]components[\\/]Reference[\\/]/,
  operation: /[\\/]src[\\/]components[\\/](?:MethodPath|Operation)[\\/]/,
  fields: /[\\/]src[\\/]components[\\/](?:ErrorCatalogue|Fields)[\\/]/,
  'not-found': /[\\/]src[\\/]theme[\\/]NotFound[\\/]/,
};

const HASHED_CLASS = /\.([a-z][\w-]*_[\w-]{4})(?![\w-])/gi;
const MAIN_SHEET = /<link rel="?stylesheet"? href="?\/assets\/css\/styles\.[^>]*>/;

interface Sheet {
  readonly tag: string;
  readonly classes: readonly string[];
}

/** The built sheet of that name: its tag, and the classes that it styles. */
async function readSheet(folder: string, files: readonly string[], name: string): Promise<Sheet> {
  const file = files.find((each) => each.startsWith(`${name}.`) && each.endsWith('.css'));
  if (!file) throw new Error(`No style sheet '${name}' was built: src/plugins/bundles/sheets.ts names its folders`);
  const css = await fs.readFile(path.join(folder, file), 'utf8');
  return {
    tag: `<link rel=stylesheet href=/assets/css/${file}>`,
    classes: [...new Set(Array.from(css.matchAll(HASHED_CLASS), ([, each = '']) => each))],
  };
}

/**
 * A page with a link to each sheet that styles something on it, after the sheet of all pages.
 * @param html a built page, or a file without a style sheet, which stays as it is
 */
export function linkSheets(html: string, sheets: readonly Sheet[]): string {
  const used = sheets.filter(({classes}) => classes.some((each) => html.includes(each)));
  return html.replace(MAIN_SHEET, (main) => [main, ...used.map(({tag}) => tag)].join(''));
}

/** Links the sheets of `SHEETS` in the pages of a built site: Docusaurus itself links none but that of all pages. */
export async function linkSheetsOfSite(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'assets/css');
  const files = await fs.readdir(folder);
  const sheets = await Promise.all(Object.keys(SHEETS).map((name) => readSheet(folder, files, name)));
  const names = await fs.readdir(outDir, {recursive: true});
  await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const file = path.join(outDir, name);
        const html = await fs.readFile(file, 'utf8');
        const linked = linkSheets(html, sheets);
        if (linked !== html) await fs.writeFile(file, linked);
      }),
  );
}
