import * as z from 'zod';
import {checkYaml, type YamlFile} from '../yamlFile';

const texts = z.array(z.string()).default([]);
export const elementSchema = z.object({
  term: z.string().regex(/^(?:@?\w+|\w+:\w+)$/),
  cardinality: z.string().regex(/^\d+\.\.(?:\d+|n|unbounded)$/),
  name: z.string().optional(),
  dataType: z.string().optional(),
  description: z.string().optional(),
  businessTerms: texts,
  rules: texts,
  codeLists: texts,
  fixed: z.string().optional(),
  marks: z.array(z.string()).optional(),
});

/** An element or attribute as a file of documents/structure/trees has it. */
export interface Written extends z.infer<typeof elementSchema> {
  readonly children: readonly Written[];
}

const writtenSchema: z.ZodType<Written> = z.lazy(() =>
  elementSchema.extend({children: z.array(writtenSchema).default([])}),
);

const fileSchema = z.object({source: z.string(), tree: writtenSchema});

/** An element, or an attribute (`@schemeID`), of a message. */
export interface TreeElement extends Readonly<ReturnType<typeof ownOf>> {
  readonly children: readonly TreeElement[];
}

export interface Tree {
  readonly name: string;
  /** Root element as documents have it: `Invoice`, `rsm:CrossIndustryInvoice`. */
  readonly root: string;
  readonly source: string;
  readonly elements: readonly TreeElement[];
}

const ABBREVIATION = /^(?:VAT|URI|ID|EU|UN|SEPA|IBAN|BIC|GS1|VAT\/TAX)$/;

/** Names in capitals, as the source has them for groups, in sentence case. */
function sentenceCase(name: string): string {
  if (name !== name.toUpperCase() || !/[A-Z]{2}/.test(name)) return name;
  const words = name.split(' ').map((word) => (ABBREVIATION.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const separate = (terms: readonly string[]): string[] =>
  terms.flatMap((term) => term.split(',')).flatMap((term) => term.trim() || []);

function ownOf({term, cardinality, name, dataType, description, fixed, marks, ...written}: Written, path: string) {
  return {
    /** `cbc:ID`, `@schemeID`. */
    name: term,
    /** Path below the root: `cac:OrderReference/cbc:ID`. */
    path,
    cardinality: cardinality.replace('unbounded', 'n'),
    /** What the standard calls it, in sentence case. */
    ...(name && {label: sentenceCase(name)}),
    ...(dataType && {type: dataType.charAt(0).toUpperCase() + dataType.slice(1).toLowerCase()}),
    /** What it is for, in a tree that says so itself. */
    ...(description && {description}),
    /** Business terms of EN 16931 (`BT-10`, `BG-4`), or the numbers that Peppol gives in other messages. */
    terms: separate(written.businessTerms),
    rules: written.rules,
    /** Code lists by the names of the source: `UNCL1001-inv`. */
    lists: written.codeLists,
    ...(fixed !== undefined && {fixed}),
    /** What sets an element apart that a format adds to the tree, in words. */
    ...(marks && {marks}),
  };
}

/** An element of a tree. @param parent path of the element that it is in, empty for the root */
export function elementOf(written: Written, parent: string): TreeElement {
  const path = parent ? `${parent}/${written.term}` : written.term;
  return {...ownOf(written, path), children: written.children.map((child) => elementOf(child, path))};
}

/** The element tree of a message, documents/structure/trees/<name>.json. @throws ContentError for a file of another shape */
export function treeOf(json: YamlFile, name: string): Tree {
  const {source, tree} = checkYaml(json, fileSchema);
  return {
    name,
    source,
    root: tree.term.replace(/^ubl:/, ''),
    elements: tree.children.map((child) => elementOf(child, '')),
  };
}

/** Every element below some, in the order of the document. */
export const everyElement = (elements: readonly TreeElement[]): TreeElement[] =>
  elements.flatMap((element) => [element, ...everyElement(element.children)]);
