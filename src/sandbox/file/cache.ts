import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {tokenValues} from '../../service';
import {embeddedFiles} from './embedded';
import {makeSandboxFile, type SandboxFile} from './make';

const FOLDER = '.cache/sandbox';

/** The newest file that was made, from the project's root: `npm run sandbox` runs it. */
const PROGRAM = `${FOLDER}/sandbox.mjs`;

const LICENCES = `${FOLDER}/sandbox.licences.txt`;
const INPUTS = `${FOLDER}/inputs.json`;
const KEY = `${FOLDER}/key.txt`;

/** The folders that the sandbox may import (src/config/importWalls.mjs), and the licences of what it embeds. */
const FOLDERS = [
  ...['addresses', 'contracts', 'hybrid', 'partyService', 'sandbox', 'service', 'sources', 'validation'].map(
    (name) => `src/${name}`,
  ),
  'documents/rules/licences',
];

/** Changes with everything that the file is made of. */
function keyNow(): string {
  const hash = createHash('sha256').update(JSON.stringify(tokenValues)).update(process.version);
  for (const file of ['package.json', 'package-lock.json']) hash.update(fs.readFileSync(file));
  for (const folder of FOLDERS) {
    const entries = fs.readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
    const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(fs.readFileSync(file));
  }
  for (const {path: file, content} of embeddedFiles()) hash.update(file).update(content);
  return hash.digest('hex');
}

/** A program that runs keeps the file that it started from, and its workers find a whole one. */
function write(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  fs.writeFileSync(part, text);
  fs.renameSync(part, file);
}

/** The sandbox's file, made anew where something that it is made of has changed since. @throws BuildFailure of esbuild, which names file and line */
export async function sandboxFile(): Promise<SandboxFile> {
  const key = keyNow();
  if (fs.existsSync(KEY) && fs.readFileSync(KEY, 'utf8') === key) {
    const [program = '', licences = '', inputs = ''] = [PROGRAM, LICENCES, INPUTS].map((file) =>
      fs.readFileSync(file, 'utf8'),
    );
    return {program, licences, inputs: JSON.parse(inputs) as string[]};
  }
  const made = await makeSandboxFile();
  fs.mkdirSync(FOLDER, {recursive: true});
  fs.rmSync(KEY, {force: true});
  write(PROGRAM, made.program);
  write(LICENCES, made.licences);
  write(INPUTS, JSON.stringify(made.inputs));
  write(KEY, key);
  return made;
}
