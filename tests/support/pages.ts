import fs from 'node:fs';
import path from 'node:path';

/** The folders that hold pages, and the first part of their addresses. */
const SECTIONS = {docs: '', documents: '/documents', platform: '/platform', vpd: '/vpd'} as const;

/** A page's source. */
export interface Source {
  /** Path from the project's root. */
  readonly file: string;
  /** The address that follows from it. */
  readonly address: string;
  readonly text: string;
}

/** Every Markdown page of the site; READMEs are no pages. */
export function pageSources(): Source[] {
  return Object.entries(SECTIONS).flatMap(([folder, base]) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name) && path.basename(name) !== 'README.md')
      .map((name) => ({
        file: path.join(folder, name),
        address: `${base}/${name
          .split(path.sep)
          .join('/')
          .replace(/\.mdx?$/, '')}.html`,
        text: fs.readFileSync(path.join(folder, name), 'utf8'),
      })),
  );
}

/** The lines of a page that are not in a code fence, with their numbers from 1. */
export function proseLines(text: string): {readonly line: number; readonly text: string}[] {
  let fence: string | undefined;
  return text.split('\n').flatMap((content, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(content)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      return [];
    }
    return fence === undefined ? [{line: index + 1, text: content}] : [];
  });
}
