import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {LanguageId} from '../../../src/contracts/requests/writers';
import {JVM, JVM_OF_TOOLS} from '../../support/jvm';

type Command = readonly [program: string, ...args: string[]];

/** How code of one language is checked and run. All commands run in the folder of the code. */
interface Tool {
  /** What a machine needs, as a reader of the test report would say it. */
  readonly needs: string;
  readonly probe: Command;
  /** Name of the file with one request; those of Java and C# are in a folder of their own. */
  readonly fileOf: (name: string) => string;
  /** Code for a file that is checked together with others. */
  readonly beside: (name: string, code: string) => string;
  /** Checks all files at once. */
  readonly check: (files: readonly string[]) => Command;
  /** Makes a file ready to run. */
  readonly compile?: (file: string) => Command;
  readonly run: (file: string) => Command;
}

/** What Mono lacks of .NET 8. */
const mono = (file: string): string => path.resolve('tests/requests/support/mono', file);
const PARSE = path.resolve('tests/requests/support/parseModules.mjs');
const MCS = ['-langversion:latest', '-warnaserror', '-r:System.Net.Http.dll'];

/** Runs a program for each file, two at a time. */
const each = (files: readonly string[], ...command: string[]): Command => [
  'bash',
  '-c',
  `printf '%s\\0' "$@" | xargs -0 -n1 -P2 ${command.join(' ')}`,
  'bash',
  ...files,
];

const asIs = (_name: string, code: string): string => code;

export const TOOLS: Record<LanguageId, Tool> = {
  curl: {
    needs: 'curl',
    probe: ['curl', '--version'],
    fileOf: (name) => `${name}.sh`,
    beside: asIs,
    check: (files) => each(files, 'bash', '-n'),
    run: (file) => ['bash', file],
  },
  csharp: {
    needs: 'mono with mcs and System.Net.Http',
    probe: ['bash', '-c', `mono --version && echo 'class A {}' >a.cs && mcs -target:library ${MCS.join(' ')} a.cs`],
    fileOf: (name) => `${name}.cs`,
    beside: (name, code) => `namespace ${name}\n{\n${code}\n}\n`,
    check: (files) => ['mcs', '-target:library', ...MCS, '-out:all.dll', mono('JsonContent.cs'), ...files],
    compile: (file) => [
      'mcs',
      ...MCS,
      '-nowarn:28',
      '-main:AsyncMain',
      '-out:request.exe',
      mono('AsyncMain.cs'),
      mono('JsonContent.cs'),
      file,
    ],
    run: () => ['mono', 'request.exe'],
  },
  java: {
    needs: 'a JDK of 17 or later',
    probe: ['bash', '-c', '[ "$(javac -version 2>&1 | tr -dc "0-9." | cut -d . -f 1)" -ge 17 ]'],
    fileOf: (name) => `${name}/Main.java`,
    beside: (name, code) => `package ${name};\n${code}\n`,
    check: (files) => ['javac', ...JVM_OF_TOOLS, '-Xlint:all', '-Werror', '-d', 'classes', ...files],
    run: (file) => ['java', ...JVM, file],
  },
  javascript: {
    needs: 'Node',
    probe: ['node', '--version'],
    fileOf: (name) => `${name}.mjs`,
    beside: asIs,
    check: (files) => ['node', '--experimental-vm-modules', '--no-warnings', PARSE, ...files],
    run: (file) => ['node', file],
  },
  python: {
    needs: 'Python 3',
    probe: ['python3', '--version'],
    fileOf: (name) => `${name}.py`,
    beside: asIs,
    check: (files) => ['python3', '-m', 'py_compile', ...files],
    run: (file) => ['python3', file],
  },
  php: {
    needs: 'PHP with curl',
    probe: ['php', '-r', "exit(extension_loaded('curl') ? 0 : 1);"],
    fileOf: (name) => `${name}.php`,
    beside: asIs,
    check: (files) => each(files, 'php', '-l'),
    run: (file) => ['php', file],
  },
};

/** Whether this machine has what a language needs. */
export function isInstalled(language: LanguageId, folder: string): boolean {
  const [program, ...args] = TOOLS[language].probe;
  return spawnSync(program, args, {cwd: folder}).status === 0;
}

/** Writes code into a folder. */
export function writeCode(folder: string, file: string, code: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), code);
}
