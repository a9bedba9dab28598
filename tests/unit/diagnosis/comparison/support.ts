import {compare} from '../../../../src/diagnosis/comparison/compare';
import type {ComparedDocument, ComparisonRow} from '../../../../src/diagnosis/comparison/model';
import {createReader} from '../../../../src/conversion/reader';
import type {FormatMessage} from '../../../../src/contracts/formats/registryFile';
import {conversionSource} from '../../../../src/sources/conversion';
import {untracked} from '../../../../src/sources/files';
import {messageNamed} from '../../../../src/sources/formats';
import {parse} from '../../../../src/validation/parse';

const source = untracked(conversionSource);
const {read} = createReader(source);

export const messageOf = (id: string): FormatMessage => untracked(() => messageNamed(id).message);

/** A document as the comparison gets it. */
export function compared(message: string, xml: string, title = message): ComparedDocument {
  const parsed = parse(xml);
  if (!('tree' in parsed)) throw new Error(parsed.message);
  try {
    return {title, terms: read(parsed.tree, messageOf(message))};
  } finally {
    parsed.tree.dispose();
  }
}

/** The rows of a comparison. @throws Error for documents that can't be compared */
export function rowsOf(left: ComparedDocument, right: ComparedDocument): readonly ComparisonRow[] {
  const comparison = compare(left, right, source.terms);
  if ('reason' in comparison) throw new Error(comparison.reason);
  return comparison.rows;
}

/** Why two documents can't be compared. */
export function reasonOf(left: ComparedDocument, right: ComparedDocument): string | undefined {
  const comparison = compare(left, right, source.terms);
  return 'reason' in comparison ? comparison.reason : undefined;
}

/** What differs, a line each: `BG-25 2 BT-131: 10.00 | 11.00`. */
export const differencesOf = (left: ComparedDocument, right: ComparedDocument): string[] =>
  rowsOf(left, right)
    .filter(({same}) => !same)
    .map((row) => {
      const place = [row.group, row.line, row.term].filter(Boolean).join(' ');
      return `${place}: ${row.left ?? '-'} | ${row.right ?? '-'}`;
    });
