import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'documents/rules/schematron';
const DATABASE = `${FOLDER}/factur-x-1.0.9/FACTUR-X_EN16931_codedb.xml`;

/** A rule with a list of codes, as the text of a rule set has it. */
export interface CodeRule {
  readonly id: string;
  readonly level: string;
  readonly codes: readonly string[];
}

/** Finds the rules for one list in the text of a rule set. */
export type Finder = (text: string) => CodeRule[];

/** The text of a rule set with the files that it includes, without comments. @param file below documents/rules/schematron */
export function ruleText(file: string): string {
  const text = fs.readFileSync(path.join(FOLDER, file), 'utf8').replace(/<!--[\s\S]*?-->/g, '');
  return text.replace(/<include href="([^"]+)"\s*\/>/g, (_, href: string) =>
    ruleText(path.join(path.dirname(file), href)),
  );
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&apos;', "'") ?? '';

/** The assertions of a text whose test or id fits. */
const assertions = (
  text: string,
  fits: (id: string, test: string) => boolean,
): {id: string; level: string; test: string}[] =>
  Array.from(text.matchAll(/<(?:\w+:)?assert\b(?:[^>"']|"[^"]*"|'[^']*')*>/g), ([tag]) => ({
    id: attribute(tag, 'id'),
    level: attribute(tag, 'flag') || 'fatal',
    test: attribute(tag, 'test'),
  })).filter(({id, test}) => fits(id, test));

const quoted = (text: string): string[] => Array.from(text.matchAll(/'([^']*)'/g), ([, words = '']) => words);

/** The rule with an id, and the longest text in its test: codes with blanks between them. @param after a text in the test behind which the list is */
export const rule =
  (id: string, after = ''): Finder =>
  (text) =>
    assertions(text, (each, test) => each === id && test.includes(after)).map(({level, test}) => {
      const texts = quoted(test.slice(test.indexOf(after)).replace(after, ''));
      const list = after ? texts.find((each) => each.trim().split(/\s+/).length > 2) : undefined;
      const longest = list ?? texts.reduce((a, b) => (b.length > a.length ? b : a), '');
      return {id, level, codes: longest.trim().split(/\s+/)};
    });

/** A value in a comparison or a sequence: `= '30'`, `= 30`, `('30', '31')`. */
const VALUE = /(?<=[=(,]\s*)'([^']+)'|(?<==\s*)(\d+)\b/g;

/** The rule with an id, and all values that its test compares with, or that the variable of its test has. */
export const compared =
  (id: string): Finder =>
  (text) =>
    assertions(text, (each) => each === id).map(({level, test}) => {
      const [, variable] = /\$(supported\w+)/.exec(test) ?? [];
      const from = variable ? (new RegExp(`name="${variable}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '') : test;
      return {id, level, codes: Array.from(from.matchAll(VALUE), ([, text, number]) => text ?? number ?? '')};
    });

/** The rules that read a variable, with its codes. */
export const variable =
  (name: string): Finder =>
  (text) => {
    const [, list] = new RegExp(`name="${name}"\\s+value="tokenize\\('([^']*)'`).exec(text) ?? [];
    const reads = new RegExp(`\\$${name}(?![\\w-])`);
    if (list === undefined) return [];
    return assertions(text, (_, test) => reads.test(test)).map((found) => ({...found, codes: list.split(/\s+/)}));
  };

/** The rules of Factur-X that read a list of its file, with the codes. */
export const database =
  (id: number): Finder =>
  (text) => {
    const [, list = ''] = new RegExp(`<cl id="${id}">([\\s\\S]*?)</cl>`).exec(fs.readFileSync(DATABASE, 'utf8')) ?? [];
    const codes = Array.from(list.matchAll(/value="([^"]*)"/g), ([, code = '']) => code);
    return assertions(text, (_, test) => test.includes(`cl[@id=${id}]`)).map((found) => ({...found, codes}));
  };

/** The rules of several finders as one list of which a code must be in one. */
export const either =
  (...finders: readonly Finder[]): Finder =>
  (text) => {
    const found = finders.flatMap((find) => find(text));
    const codes = found.flatMap((each) => each.codes);
    return found.map((each) => ({...each, codes}));
  };
