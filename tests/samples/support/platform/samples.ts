import fs from 'node:fs';
import path from 'node:path';
import {untracked} from '../../../../src/sources/files';
import {curlSample} from '../../../../src/sources/platform';
import {platformOperationNamed, platformWsdlText} from '../../../../src/sources/platform';
import {fillTokens} from '../../../../src/sources/tokens';
import {everySample} from '../everySample';
import {type Command, type LanguageId} from '../languages';
import {INVOICE} from '../workshop';
import {compileCsharp, compileJava, generateJava, save, type Source} from './compilers';
import type {PlatformLanguage} from './languages';

const FOLDER = 'platform/samples';
/** The languages whose samples are compiled together, once. */
const COMPILED: readonly LanguageId[] = ['csharp', 'java'];

/** A document with a number that the sandbox doesn't have yet. */
export const newNumber = (xml: string): string => xml.replace('>2026-0417<', '>2026-0799<');
const NEW_INVOICE = newNumber(INVOICE);

/**
 * The sample of an operation in one language, tokens filled.
 * @throws Error where there is none
 */
export function platformSample(operation: string, {id, extension}: Pick<PlatformLanguage, 'id' | 'extension'>): Source {
  if (id === 'curl') return untracked(() => curlSample(platformOperationNamed(operation)));
  const folder = path.join(FOLDER, operation);
  const file = fs.readdirSync(folder).find((each) => each.endsWith(extension));
  if (file === undefined) throw new Error(`${folder} has no file *${extension}`);
  return {file, text: fillTokens(fs.readFileSync(path.join(folder, file), 'utf8'), file)};
}

/** A folder with the contract, and with the document that SendDocument sends. */
export function contractFolder(root: string, name: string, invoice = NEW_INVOICE): string {
  const folder = fs.mkdtempSync(path.join(root, `${name}-`));
  fs.writeFileSync(path.join(folder, 'platform.wsdl'), untracked(platformWsdlText));
  fs.writeFileSync(path.join(folder, 'invoice.xml'), invoice);
  return folder;
}

/**
 * Compiles samples of a language, where it is one that is compiled.
 * @param change makes a last change to each text
 * @returns the folder with the programs
 * @throws Error with the compiler's words
 */
export async function compilePlatformSamples(
  root: string,
  language: PlatformLanguage,
  operations: readonly string[],
  change: (text: string) => string = String,
): Promise<string> {
  const folder = contractFolder(root, language.id);
  const sources = operations.map((operation) => {
    const source = platformSample(operation, language);
    return {...source, text: change(source.text)};
  });
  if (language.id === 'java') {
    await generateJava(folder, '-XadditionalHeaders');
    await compileJava(sources, folder);
  } else if (language.id === 'csharp') await compileCsharp(sources, folder);
  return folder;
}

/**
 * Lays the sample of an operation ready to run, in a folder with every sample of its language.
 * @param built the folder with the compiled programs
 * @param change makes a last change to the text of one that isn't compiled
 * @param invoice the text of invoice.xml
 * @returns its folder, and the command that runs it there; its host comes from the environment in which that is started
 */
export function layOutPlatform(
  root: string,
  operation: string,
  language: PlatformLanguage,
  {built, change = String, invoice}: {built: string; change?: (text: string) => string; invoice?: string | undefined},
): {folder: string; command: Command} {
  const folder = contractFolder(root, `${operation}-${language.id}`, invoice);
  const {file, text} = platformSample(operation, language);
  if (!COMPILED.includes(language.id)) save([...everySample(language), {file, text: change(text)}], folder);
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return {folder, command: language.run(file, built)};
}
