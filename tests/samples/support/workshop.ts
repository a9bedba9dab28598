import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fillTokens} from '../../../src/content/tokens';
import type {Language} from './languages';
import {start} from './programs';

const HOSTS = /https:\/\/\{\{(psb|identity)\.accp\.host\}\}/g;

/** The document that samples send, as `invoice.xml` of their folder. */
export const INVOICE = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml', 'utf8');

/** A folder for this test file; `remove` ends it. */
export function workshop(): {folder: string; remove(): void} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-samples-'));
  return {folder, remove: () => fs.rmSync(folder, {recursive: true, force: true})};
}

/**
 * Lays one sample ready to run: its file with tokens filled and hosts replaced, and `invoice.xml` beside it.
 * @param backend address that takes the place of both acceptance hosts
 * @returns the sample's folder
 * @throws Error with the compiler's words when the sample does not compile
 */
export async function layOut(root: string, sample: string, language: Language, backend: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(root, `${sample}-${language.id}-`));
  const source = `docs/samples/${sample}/${language.file}`;
  const text = fs.readFileSync(source, 'utf8').replace(HOSTS, backend);
  fs.writeFileSync(path.join(folder, language.file), fillTokens(text, source));
  fs.writeFileSync(path.join(folder, 'invoice.xml'), INVOICE);
  if (language.compile) {
    const {code, out, err} = await start(language.compile, folder).ended;
    if (code !== 0) throw new Error(`${source} does not compile: ${out} ${err}`);
  }
  return folder;
}
