import fs from 'node:fs';
import type {ReadingData} from '../../../../src/contracts/rendering/data';
import type {Line} from '../../../../src/contracts/rendering/lines';
import type {Rendering} from '../../../../src/contracts/rendering/view';
import {readDocument} from '../../../../src/diagnosis/reading/read';
import type {SourceElement} from '../../../../src/diagnosis/source/model';
import {scan} from '../../../../src/diagnosis/source/scan';
import {untracked} from '../../../../src/sources/files';
import {largeCodes} from '../../../../src/sources/readingCodes';
import {readingData} from '../../../../src/sources/renderings';

const EXAMPLES = 'documents/examples';

/** An example document. */
export const example = (message: string, file: string): string =>
  fs.readFileSync(`${EXAMPLES}/${message}/${file}.xml`, 'utf8');

/** The examples of all messages. */
export const allExamples = (): {message: string; file: string; xml: string}[] =>
  fs
    .readdirSync(EXAMPLES, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.xml') && !path.startsWith('join'))
    .map((path) => path.split(/[/.]/))
    .map(([message = '', file = '']) => ({message, file, xml: example(message, file)}));

/** The root element of a text, without its prefix. */
export const rootIn = (xml: string): string => /<(?:[\w-]+:)?(\w+)/.exec(xml)?.[1] ?? '';

/** What a browser gets to read a document: JSON. */
export const dataFor = (message: string, root: string): ReadingData =>
  JSON.parse(JSON.stringify(untracked(() => readingData(message, root)))) as ReadingData;

export interface Read {
  readonly root: SourceElement;
  readonly rendering: Rendering;
}

/** A document as the worker reads it. */
export function read(message: string, xml: string): Read {
  const data = dataFor(message, rootIn(xml));
  const root = scan(xml, data.prefixes);
  return {root, rendering: readDocument(data, root, untracked(largeCodes))};
}

/** All lines of a rendering, with the labels and titles that they are under. */
export const linesOf = (rendering: Rendering): {title: string; head: string; line: Line}[] =>
  rendering.flatMap((part) =>
    'heads' in part
      ? part.rows.flatMap((cells) =>
          cells.flatMap((lines, column) =>
            lines.map((line) => ({title: part.title, head: part.heads[column]?.label ?? '', line})),
          ),
        )
      : part.rows.flatMap(({label, lines}) => lines.map((line) => ({title: part.title ?? '', head: label, line}))),
  );

/** A rendering as JSON without places. */
export const withoutPlaces = (rendering: Rendering): unknown =>
  JSON.parse(JSON.stringify(rendering, (key, value: unknown) => (key === 'places' ? undefined : value)));
