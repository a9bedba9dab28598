import fs from 'node:fs';
import path from 'node:path';
import {XmlDocument, XmlElement, type XmlNode} from 'libxml2-wasm';
import {describe, expect, test} from 'vitest';
import {untracked} from '../../src/sources/files';
import {formatRegistry} from '../../src/sources/formats';
import {ruleSetPageView} from '../../src/sources/rulePages';
import {service} from '../../src/service';
import {errorCatalogue, openApi, restVersions} from '../support/contracts';

/** A check of a Schematron file as libxml2 reads it; the pages are made with another parser. */
interface Official {
  readonly id: string;
  readonly level: string;
  readonly text: string;
  /** Nothing in an abstract pattern, whose contexts are parameters. */
  readonly context?: string;
}

/** Without spaces, and without the sign for a value, which libxml2 leaves out. */
const squeezed = (text: string): string => text.replace(/[\s…]+/g, '');

const attributeOf = (node: XmlNode | null, name: string): string | undefined => node?.get(`@${name}`)?.content;

const LEVELS: Readonly<Record<string, string>> = {warning: 'warning', information: 'information'};

function officialOf(check: XmlElement, ruleSet: string): Official {
  const words = squeezed(check.content);
  const id = attributeOf(check, 'id') ?? attributeOf(check.parent, 'id') ?? /^\[(.*?)\]/.exec(words)?.[1] ?? ruleSet;
  const text = words.startsWith(`[${id}]`) ? words.slice(id.length + 2).replace(/^-/, '') : words;
  const level = LEVELS[attributeOf(check, 'flag') ?? attributeOf(check, 'role') ?? ''] ?? 'fatal';
  const isAbstract = check.get('ancestor::*[@abstract="true"]') !== null;
  const context = isAbstract ? undefined : squeezed(attributeOf(check.parent, 'context') ?? '');
  return {id, level, text, context};
}

/** The checks of a file and of those that it includes. */
function checksIn(file: string, ruleSet: string): Official[] {
  const document = XmlDocument.fromBuffer(fs.readFileSync(file));
  try {
    const own = document
      .find('//*[local-name()="assert" or local-name()="report"]')
      .filter((node) => node instanceof XmlElement);
    const included = document.find('//*[local-name()="include"]/@href').map(({content}) => content);
    return [
      ...own.map((check) => officialOf(check, ruleSet)),
      ...included.flatMap((href) => checksIn(path.join(path.dirname(file), href), ruleSet)),
    ];
  } finally {
    document.dispose();
  }
}

/** Every row of the page of a rule set. */
function shownOn(id: string) {
  const {explained, groups} = untracked(() => ruleSetPageView(id));
  return [...explained.flatMap(({rows}) => rows), ...groups.flatMap(({rows}) => rows)];
}

const sets = [...untracked(formatRegistry).ruleSets.values()];

describe.each(sets)('the page of $name', ({id, file}) => {
  const checks = checksIn(`documents/rules/schematron/${file}`, id);
  const shown = shownOn(id);

  test('has every rule of the official file with its level and text, and no other', () => {
    const lineOf = (rule: string, level: string, text: string): string => `${rule} ${level} ${text}`;
    const official = checks.map((check) => lineOf(check.id, check.level, check.text));
    const lines = shown.map(({rule, level, text}) => lineOf(rule, level, squeezed(text)));
    expect(lines.sort()).toEqual([...new Set(official)].sort());
  });

  test('says what each rule applies to, without a parameter of an abstract pattern', () => {
    const contexts = new Set(shown.flatMap((row) => row.contexts.map((each) => `${row.rule} ${squeezed(each)}`)));
    const lost = checks.filter((check) => check.context !== undefined && !contexts.has(`${check.id} ${check.context}`));
    expect(lost).toEqual([]);
    expect(
      shown.filter((row) => row.contexts.length === 0 || row.contexts.some((each) => each.startsWith('$'))),
    ).toEqual([]);
  });

  test('has one anchor for each rule', () => {
    const anchors = shown.flatMap(({rule, anchor}) => (anchor === undefined ? [] : [[rule, anchor]]));
    expect(anchors.every(([rule, anchor]) => rule === anchor)).toBe(true);
    expect(anchors.map(([rule]) => rule).sort()).toEqual([...new Set(checks.map((check) => check.id))].sort());
  });
});

/** The findings in the examples of a contract. */
function findingsIn(value: unknown): {readonly rule: string; readonly helpLink?: string}[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(findingsIn);
  return 'rule' in value && 'severity' in value && typeof value.rule === 'string'
    ? [value as {rule: string}, ...inside]
    : inside;
}

const parsed = (text: string): unknown => JSON.parse(text);

test('each finding in the examples of the contract links to the entry of its rule', () => {
  const entries = new Set(
    sets.flatMap(({id, page}) =>
      shownOn(id).map(({rule}) => `${service.site.url}/documents/rules/${page}.html#${rule}`),
    ),
  );
  const examples: unknown[] = [
    ...restVersions.map(openApi),
    ...errorCatalogue().map(({example}) => parsed(example.text)),
  ];
  const findings = examples.flatMap(findingsIn);
  expect(findings.length).toBeGreaterThan(8);
  for (const {rule, helpLink = ''} of findings) {
    expect(entries, rule).toContain(helpLink);
    expect(helpLink.endsWith(`#${rule}`)).toBe(true);
  }
});
