import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fillTokens} from '../../../src/content/tokens';
import type {Language} from './languages';
import {start} from '../../support/programs';

const HOSTS = /https:\/\/\{\{(psb|identity)\.accp\.host\}\}/g;

/** The document that samples send, as `invoice.xml` of their folder. */
export const INVOICE = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml', 'utf8');

/** A folder for this test file; `remove` ends it. */
export function workshop(): {folder: string; remove(): void} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-samples-'));
  return {folder, remove: () => fs.rmSync(folder, {recursive: true, force: true})};
}

const compiled = new Map<string, Promise<string>>();

/** Compiles a source file once, however often it is laid out, and gives the folder with the result. */
function compile(root: string, language: Language, text: string): Promise<string> {
  const known = compiled.get(text);
  if (known || !language.compile) return known ?? Promise.resolve('');
  const folder = fs.mkdtempSync(path.join(root, 'compiled-'));
  fs.writeFileSync(path.join(folder, language.file), text);
  const made = start(language.compile, folder).ended.then(({code, out, err}) => {
    if (code !== 0) throw new Error(`does not compile: ${out} ${err}`);
    return folder;
  });
  compiled.set(text, made);
  return made;
}

/**
 * Lays one sample ready to run: its file with tokens filled and hosts replaced, compiled where it must be, and `invoice.xml` beside it.
 * @param backend address that takes the place of both acceptance hosts
 * @returns the sample's folder
 * @throws Error with the compiler's words when the sample does not compile
 */
export async function layOut(root: string, sample: string, language: Language, backend: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(root, `${sample}-${language.id}-`));
  const source = `docs/samples/${sample}/${language.file}`;
  const text = fillTokens(fs.readFileSync(source, 'utf8').replace(HOSTS, backend), source);
  if (language.compile) fs.cpSync(await compile(root, language, text), folder, {recursive: true});
  fs.writeFileSync(path.join(folder, language.file), text);
  fs.writeFileSync(path.join(folder, 'invoice.xml'), INVOICE);
  return folder;
}
