import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

const STRUCTURE = 'documents/structure';
/** Where the official rules are. */
const RULES = ['documents/rules/schematron', 'tests/validate/rules'].find((folder) => fs.existsSync(folder)) ?? '';
/** Where the official schemas are. */
export const SCHEMAS = ['documents/rules/schemas', 'tests/validate/xsd'].find((folder) => fs.existsSync(folder)) ?? '';

/** An element or attribute, as a file of documents/structure/trees has it. */
export interface Written {
  readonly term: string;
  readonly cardinality: string;
  readonly businessTerms?: readonly string[];
  readonly rules?: readonly string[];
  readonly codeLists?: readonly string[];
  readonly children?: readonly Written[];
}

/** An element with its path, which begins with the name of the root: `Order/cbc:ID`. */
export interface Placed {
  readonly path: string;
  readonly element: Written;
}

const read = (file: string): string => fs.readFileSync(path.join(STRUCTURE, file), 'utf8');

/** The parsed YAML of a file of documents/structure. */
export const structureYaml = (file: string): unknown => parse(read(file));

/** The parsed JSON of a file of documents/structure. */
export const structureJson = (file: string): unknown => JSON.parse(read(file));

/** The names of the files in a folder of documents/structure, without their ending. */
export const structureNames = (folder: string): string[] =>
  fs.readdirSync(path.join(STRUCTURE, folder)).map((file) => path.parse(file).name);

/** The root of a tree. */
export const treeRoot = (name: string): Written => (structureJson(`trees/${name}.json`) as {tree: Written}).tree;

/** Every element below an element, itself included. */
export function placed(element: Written, parent = ''): Placed[] {
  const own = parent + element.term.replace('ubl:', '');
  return [{path: own, element}, ...(element.children ?? []).flatMap((child) => placed(child, `${own}/`))];
}

/** The business terms of EN 16931 that an element carries. The source joins several with commas. */
export const termsIn = ({businessTerms = []}: Written): string[] =>
  businessTerms.flatMap((term) => term.split(/\s*,\s*/));

/** The ids of the rules in a Schematron file, and in the files that it includes. */
export function rulesIn(file: string): Set<string> {
  const text = fs.readFileSync(path.join(RULES, file), 'utf8');
  const ids = Array.from(text.matchAll(/\bid="([^"]+)"|>\s*\[([\w-]+)\]/g), ([, id, named = '']) => id ?? named);
  const included = Array.from(text.matchAll(/<(?:\w+:)?include href="([^"]+\.sch)"/g), ([, href = '']) => href);
  return new Set([...ids, ...included.flatMap((href) => [...rulesIn(path.join(path.dirname(file), href))])]);
}

/** The ids of all official rules. */
export const everyRule = (): Set<string> =>
  new Set(
    fs
      .readdirSync(RULES, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.sch'))
      .flatMap((file) => [...rulesIn(file)]),
  );
