import fs from 'node:fs';
import path from 'node:path';
import {start} from '../../../support/programs';
import type {Command} from '../languages';
import {JVM_OF_TOOLS} from '../../../support/jvm';

/** JAX-WS 2.3, where Debian puts it; its manifest names the libraries that it needs. */
export const JAXWS = '/usr/share/java/jaxws-rt.jar';

/** The assemblies of the C# samples and of the inspector. */
export const CSHARP_REFERENCES = [
  'System.Net.Http',
  'System.Xml',
  'System.Xml.Linq',
  'System.ServiceModel',
  'System.Runtime.Serialization',
].map((name) => `-r:${name}.dll`);

const PACKAGE = 'com.example.platform';
const ASYNC_MAIN = path.resolve('tests/samples/support/csharp/AsyncMain.cs');

/** A source file, and its text as it is compiled. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

async function run(command: Command, folder: string): Promise<void> {
  const {code, out, err} = await start(command, folder).ended;
  if (code !== 0) throw new Error(`${command[0]} fails: ${out} ${err}`);
}

/** Saves source files in a folder, and gives their names. */
export function save(sources: readonly Source[], folder: string): string[] {
  for (const {file, text} of sources) fs.writeFileSync(path.join(folder, file), text);
  return sources.map(({file}) => file);
}

/**
 * Writes the classes of the WSDL as wsimport makes them, to be compiled.
 * @param folder has platform.wsdl
 * @param options what a sample says that a reader gives to wsimport
 * @throws Error with the words of wsimport
 */
export const generateJava = (folder: string, ...options: string[]): Promise<void> =>
  run(['wsimport', '-quiet', '-Xnocompile', '-p', PACKAGE, ...options, 'platform.wsdl'], folder);

/**
 * Compiles Java, with the classes that wsimport wrote into the folder. The compiler would not find package-info by itself.
 * @throws Error with the compiler's words
 */
export async function compileJava(sources: readonly Source[], folder: string): Promise<void> {
  const generated = path.join(...PACKAGE.split('.'));
  const files = [
    ...save(sources, folder),
    ...fs.readdirSync(path.join(folder, generated)).map((file) => path.join(generated, file)),
  ];
  const options = [...JVM_OF_TOOLS, '-proc:none', '-encoding', 'UTF-8'];
  await run(['javac', ...options, '-cp', JAXWS, '-d', '.', ...files], folder);
}

/**
 * Compiles C# into samples.exe, which runs the class that its first argument names.
 * @throws Error with the compiler's words
 */
export async function compileCsharp(sources: readonly Source[], folder: string): Promise<void> {
  // Warning 28: the compiler does not know an asynchronous Main, which AsyncMain runs.
  const options = ['-langversion:latest', '-warnaserror', '-nowarn:28', '-main:AsyncMain', '-out:samples.exe'];
  await run(['mcs', ...options, ...CSHARP_REFERENCES, ...save(sources, folder), ASYNC_MAIN], folder);
}
