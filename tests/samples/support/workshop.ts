import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fillTokens} from '../../../src/sources/tokens';
import {PARTY_SANDBOX_PATH} from '../../../src/contracts/partyAddress';
import {start} from '../../support/programs';
import {sampleFile} from '../../support/samples';
import {BUS} from '../../support/bus';
import {type Command, type Language} from './languages';

/** Where the sandbox has what is at the root of an acceptance host. */
const SANDBOX_PATHS = {psb: '', identity: '', vpd: PARTY_SANDBOX_PATH.replace(/\/graphql\/v1$/, '')} as const;

/** The text of a sample with a backend in the place of the acceptance hosts. */
function withBackend(text: string, backend: string): string {
  return Object.entries(SANDBOX_PATHS).reduce(
    (changed, [name, path]) => changed.replaceAll(`https://{{${name}.accp.host}}`, backend + path),
    text,
  );
}

/** The document that samples send, as `invoice.xml` of their folder. */
export const INVOICE = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml', 'utf8');

/** A folder for this test file; `remove` ends it. */
export function workshop(): {folder: string; remove(): void} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-samples-'));
  return {folder, remove: () => fs.rmSync(folder, {recursive: true, force: true})};
}

/** The name of a sample's file in one language, and its text as it is in its folder. */
export function sourceOf(sample: string, {extension}: Language): {file: string; text: string} {
  const file = sampleFile(sample, extension);
  return {file: path.basename(file), text: fs.readFileSync(file, 'utf8')};
}

/** A sample that is ready to run. */
export interface LaidOut {
  readonly folder: string;
  readonly run: Command;
  /** Starts the webhook receiver. */
  readonly serve: Command;
}

const compiled = new Map<string, Promise<string>>();

/** Compiles a source file once, however often it is laid out, and gives the folder with the result. */
function compile(root: string, command: Command, file: string, text: string): Promise<string> {
  const known = compiled.get(text);
  if (known) return known;
  const folder = fs.mkdtempSync(path.join(root, 'compiled-'));
  fs.writeFileSync(path.join(folder, file), text);
  const made = start(command, folder).ended.then(({code, out, err}) => {
    if (code !== 0) throw new Error(`does not compile: ${out} ${err}`);
    return folder;
  });
  compiled.set(text, made);
  return made;
}

/**
 * Lays one sample ready to run: its file with tokens filled and hosts replaced, compiled where it must be, with `invoice.xml` and
 * the packages of this project beside it.
 * @param backend address that takes the place of the acceptance hosts
 * @param change makes a last change to the text
 * @throws Error with the compiler's words when the sample does not compile
 */
export async function layOut(
  root: string,
  sample: string,
  language: Language,
  backend: string,
  change: (text: string) => string = String,
): Promise<LaidOut> {
  const folder = fs.mkdtempSync(path.join(root, `${sample}-${language.id}-`));
  const source = sourceOf(sample, language);
  const text = change(fillTokens(withBackend(source.text, language.compile ? BUS : backend), source.file));
  if (language.compile) {
    fs.cpSync(await compile(root, language.compile(source.file), source.file, text), folder, {recursive: true});
  }
  fs.writeFileSync(path.join(folder, source.file), text);
  fs.writeFileSync(path.join(folder, 'invoice.xml'), INVOICE);
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const run = language.run(source.file, backend);
  return {folder, run, serve: language.serve?.(source.file) ?? run};
}
