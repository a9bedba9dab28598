import type {ConversionSource} from '../../contracts/structure/syntaxConversion';
import type {Group} from '../../conversion/model';
import {createReader, type Reader} from '../../conversion/reader';
import {compare} from '../../diagnosis/comparison/compare';
import type {Comparison} from '../../diagnosis/comparison/model';
import {identityOf, messageOf} from '../../validation/identify';
import {parse} from '../../validation/parse';
import type {CheckerFiles} from '../model';
import type {NamedFile} from '../protocol';
import {fetchJson} from './fetched';
import {xmlIn} from './read';

/** The business terms of a file; nothing for one that is no document of EN 16931. */
async function termsOf({file}: NamedFile, {messages}: CheckerFiles, reader: Reader): Promise<Group | undefined> {
  const xml = await xmlIn(new Uint8Array(await file.arrayBuffer()));
  const parsed = xml === undefined ? undefined : parse(xml);
  if (!parsed || !('tree' in parsed)) return undefined;
  try {
    const id = messageOf(messages, identityOf(parsed.tree))?.id;
    const message = messages.find((each) => each.id === id);
    return message && reader.read(parsed.tree, message);
  } finally {
    parsed.tree.dispose();
  }
}

/** Compares two files by their business terms. @throws Error in words where what it needs doesn't come */
export async function compareFiles(files: CheckerFiles, left: NamedFile, right: NamedFile): Promise<Comparison> {
  const source = await fetchJson<ConversionSource>(files.conversion, '"creditNoteCodes"');
  const reader = createReader(source);
  const sideOf = async (of: NamedFile) => ({title: of.name, terms: await termsOf(of, files, reader)});
  return compare(await sideOf(left), await sideOf(right), source.terms);
}
