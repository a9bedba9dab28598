import fs from 'node:fs';
import path from 'node:path';

/** A step of a recipe: the words with which the text begins it, and what somebody does. */
export type Step = readonly [begins: string, does: () => void | Promise<void>];

/** The numbered steps below a heading of CONTRIBUTING.md, or the list items of a recipe without numbers, each as its text. */
export function stepsIn(guide: string, heading: string): string[] {
  const [, section = ''] = guide.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return own
    .split(/^(?:\d+\.|-) /m)
    .slice(1)
    .map((text) => text.trim());
}

/** Writes a file, and its folder. */
export function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/** Replaces a text of a file, which the file has. */
export function replace(file: string, from: string | RegExp, to: (found: string) => string): void {
  const text = fs.readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  fs.writeFileSync(file, changed);
}

/** The part of a file from one text to the next. */
export function between(file: string, from: string, to: string): string {
  const text = fs.readFileSync(file, 'utf8');
  const at = text.indexOf(from);
  return text.slice(at, text.indexOf(to, at + from.length));
}

/** The text of a page. */
export const page = (title: string, description: string, body: string): string =>
  ['---', ...(title ? [`title: ${title}`] : []), `description: ${description}`, '---', '', body, ''].join('\n');
