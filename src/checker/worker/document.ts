import type {Rendering} from '../../contracts/rendering/view';
import {readDocument} from '../../diagnosis/reading/read';
import {wordsOf} from '../../diagnosis/reading/words';
import {sourceDocument, type SourceDocument} from '../../diagnosis/source/document';
import {scan} from '../../diagnosis/source/scan';
import type {Result} from '../../validation/model';
import type {CheckerFiles} from '../model';
import {orElse} from './fetched';
import {readingFor, type KnownReading} from './known';

/** The largest XML that the page shows, in characters. Of a larger one it has excerpts. */
const MOST_SHOWN = 1_000_000;

/** A document that was checked, and what the page shows of it. */
export interface CheckedDocument {
  readonly source: SourceDocument;
  /** How its format is read; undefined for one that the site doesn't know. */
  readonly known: KnownReading | undefined;
  readonly isShown: boolean;
}

/** The document of a file. @param xml undefined where none could be read @returns nothing for a file that is no XML */
export async function checkedDocument(
  files: CheckerFiles,
  {message, root}: Pick<Result, 'message' | 'root'>,
  xml: string | undefined,
): Promise<CheckedDocument | undefined> {
  // Only what was parsed has a root.
  if (xml === undefined || root === '') return undefined;
  const known = message === undefined ? undefined : await orElse(readingFor(files, message, root), undefined);
  const scanned = scan(xml, known?.data.prefixes);
  const words = known ? wordsOf(known.data, scanned) : {termsOf: () => [], labelOf: () => undefined};
  return {source: sourceDocument(xml, scanned, words), known, isShown: xml.length <= MOST_SHOWN};
}

/** The document as a person reads it, where it isn't too large. */
export const renderingOf = ({source, known, isShown}: CheckedDocument): Rendering | undefined =>
  known && isShown ? readDocument(known.data, source.root, known.codes) : undefined;
