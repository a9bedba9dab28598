import fs from 'node:fs';
import path from 'node:path';
import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {build, parsed} from '../../../support/html';

/** A part of a built page. */
export type Part = Cheerio<AnyNode>;

const documents = new Map<string, CheerioAPI>();

/** A built page, parsed once. */
export function builtDocument(page: string): CheerioAPI {
  const known = documents.get(page) ?? parsed(fs.readFileSync(path.join(build, page), 'utf8'));
  documents.set(page, known);
  return known;
}

/** The texts of elements, without blanks around them. */
export const textsOf = ($: CheerioAPI, found: Part): string[] => found.toArray().map((each) => $(each).text().trim());

/** `BR-CO-26`, `PEPPOL-T01-B00101`, `setu.2007…Id.1`; no business term. */
const RULE = /^(?!B[TG]-)(?=.*\d)[A-Za-z][\w.…-]*[-.…][\w.…-]+$/;

/** Names of rules in a cell, wherever they stand in it. */
export const rulesIn = ($: CheerioAPI, cell: Part): string[] => [
  ...new Set(textsOf($, cell.find('a, span')).filter((name) => RULE.test(name))),
];

/** The rows of a table in a part. */
export const rowsOf = ($: CheerioAPI, part: Part | undefined): Part[] | undefined =>
  part
    ?.find('tbody > tr')
    .toArray()
    .map((row) => $(row));
