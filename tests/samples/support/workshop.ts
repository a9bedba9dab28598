import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {inject} from 'vitest';
import {start} from '../../support/programs';
import {sampleFile} from '../../support/samples';
import {everySample, restSamples} from './everySample';
import {type Command, type Language} from './languages';
import {save, type Source} from './platform/compilers';

/** The document that samples send, as `invoice.xml` of their folder. */
export const INVOICE = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml', 'utf8');

/** A folder for this test file; `remove` ends it. */
export function workshop(): {folder: string; remove(): void} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-samples-'));
  return {folder, remove: () => fs.rmSync(folder, {recursive: true, force: true})};
}

/** The name of a sample's file in one language, and its text as it is in its folder. */
export function sourceOf(sample: string, {extension}: Language): Source {
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

/** Compiles the samples of a language once, however often they are laid out in whichever file, and gives the folder with the result. */
function compile(commands: readonly Command[], sources: readonly Source[]): Promise<string> {
  const key = JSON.stringify(sources);
  const made = compiled.get(key) ?? compiledAnew(commands, sources);
  compiled.set(key, made);
  return made;
}

async function compiledAnew(commands: readonly Command[], sources: readonly Source[]): Promise<string> {
  const folder = fs.mkdtempSync(path.join(inject('compiledSamples'), 'samples-'));
  save(sources, folder);
  for (const command of commands) {
    const {code, out, err} = await start(command, folder).ended;
    if (code !== 0) throw new Error(`does not compile: ${out} ${err}`);
  }
  return folder;
}

/**
 * Lays one sample ready to run, in a folder with every sample of its language: tokens filled, compiled where they must be, with
 * `invoice.xml` and the packages of this project beside them. Its hosts come from the environment in which it is started.
 * @param change makes a last change to the text of each
 * @throws Error with the compiler's words when the samples do not compile
 */
export async function layOut(
  root: string,
  sample: string,
  language: Language,
  change: (text: string) => string = String,
): Promise<LaidOut> {
  const folder = fs.mkdtempSync(path.join(root, `${sample}-${language.id}-`));
  const sources = restSamples(language).map(({file, text}) => ({
    file,
    text: change(text),
  }));
  save([...everySample(language), ...sources], folder);
  fs.writeFileSync(path.join(folder, 'invoice.xml'), INVOICE);
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const commands = language.compile?.(sources.map(({file}) => file));
  const built = commands ? await compile(commands, sources) : folder;
  const {file} = sourceOf(sample, language);
  const run = language.run(file, built);
  return {folder, run, serve: language.serve?.(file, built) ?? run};
}
