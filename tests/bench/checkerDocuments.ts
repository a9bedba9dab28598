import fs from 'node:fs';
import path from 'node:path';
import {brokenBy} from '../../src/contracts/formats/rejections';
import {rejectionsIn} from '../../src/validation/node/tasks';
import {MAXIMUM_BYTES} from '../../src/validation/limits';

const FOLDER = '.cache/bench';
const MESSAGE = 'ubl-bisv3';
const TYPICAL = `documents/examples/${MESSAGE}/invoice-typical.xml`;
const LINE = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>\s*/;

function written(name: string, content: string): string {
  fs.mkdirSync(FOLDER, {recursive: true});
  const file = path.join(FOLDER, name);
  fs.writeFileSync(file, content);
  return file;
}

/** The typical invoice with its first line as often as this. Its sums stay, so rules find something. */
function repeated(times: number): string {
  const xml = fs.readFileSync(TYPICAL, 'utf8');
  const line = LINE.exec(xml)?.[0] ?? '';
  const lines = Array.from({length: times}, (_each, index) => line.replace(/<cbc:ID>[^<]*</, `<cbc:ID>${index + 1}<`));
  return xml.replace(LINE, () => lines.join(''));
}

/** The documents of the measurement, by paths. The large ones are made from the typical invoice. */
export interface CheckerDocuments {
  readonly typical: string;
  /** The typical invoice, changed so that a rule rejects it. */
  readonly broken: string;
  readonly manyLines: string;
  /** As large as the validator takes, and a byte more. */
  readonly largest: string;
  readonly tooLarge: string;
}

/** Makes the documents. @throws Error when the typical invoice has no rejection */
export function checkerDocuments(lines: number): CheckerDocuments {
  const rejection = rejectionsIn(MESSAGE).find(({example}) => TYPICAL.endsWith(example));
  if (!rejection) throw new Error(`${TYPICAL} has no rejection`);
  const perLine = (repeated(1000).length - repeated(0).length) / 1000;
  const largest = repeated(Math.floor((MAXIMUM_BYTES - 20_000) / (perLine + 8)));
  return {
    typical: TYPICAL,
    broken: written('broken.xml', brokenBy(fs.readFileSync(TYPICAL, 'utf8'), rejection.change)),
    manyLines: written('lines.xml', repeated(lines)),
    largest: written('largest.xml', largest.padEnd(MAXIMUM_BYTES)),
    tooLarge: written('too-large.xml', largest.padEnd(MAXIMUM_BYTES + 1)),
  };
}
