import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {SAMPLE_LANGUAGES} from '../../../src/contracts/samples';
import {CLASS_PATH, JARS} from './jars';
import {JVM, JVM_OF_TOOLS} from '../../support/jvm';

export type LanguageId = (typeof SAMPLE_LANGUAGES)[number]['id'];

export type Command = readonly [program: string, ...args: string[]];

/** How samples of one language are made and run in the folder that has their files. */
export interface Language {
  readonly id: LanguageId;
  readonly label: string;
  readonly extension: string;
  /** What a machine needs, as a reader of the test report would say it. */
  readonly needs: string;
  /** Compiles all samples at once, into the folder that has them; each command after the one before. */
  readonly compile?: (files: readonly string[]) => readonly Command[];
  /** @param built the folder with the compiled samples */
  readonly run: (file: string, built: string) => Command;
  /** Starts the webhook receiver, which listens on the port of the environment variable PORT; `run` where there is none. */
  readonly serve?: (file: string, built: string) => Command;
  readonly installed: boolean;
}

type Tools = Omit<Language, 'id' | 'label' | 'extension' | 'installed'> & {readonly probe: Command};

const SUPPORT = path.resolve('tests/samples/support');
const SHIMS = ['SystemTextJson.cs', 'AspNetCore.cs', 'AsyncMain.cs'].map((file) => path.join(SUPPORT, 'csharp', file));
const REFERENCES = [
  '-r:System.Net.Http.dll',
  '-r:System.Runtime.Serialization.dll',
  '-r:System.Xml.dll',
  '-r:System.Xml.Linq.dll',
];
const JAVA_HOSTS = ['SpringHost.java', 'ClassArchive.java'].map((file) => path.join(SUPPORT, 'java', file));

/** What javac made, as one file: the virtual machine archives no classes of a folder. */
const JAR = 'samples.jar';
/** The classes that ClassArchive needed, as the virtual machine has them in its memory. */
const ARCHIVE = 'samples.jsa';

/** The samples call a sandbox over plain HTTP: the HTTP client of Java need not read the certificates of all authorities as it starts. */
const NO_TLS = '-Djavax.net.ssl.trustStore=NONE';

/** The command for a compiled Java class. The machine would say on stdout that it cannot use an archive, as under another clock. */
const java = (built: string, ...args: string[]): Command => [
  'java',
  ...[...JVM, NO_TLS, `-XX:SharedArchiveFile=${path.join(built, ARCHIVE)}`, '-Xlog:disable'],
  ...['-cp', `${path.join(built, JAR)}:${CLASS_PATH}`],
  ...args,
];

const nameOf = (file: string): string => path.parse(file).name;

/** A Python that has Flask: that of the user, or else Debian's. */
const python =
  ['python3', '/usr/bin/python3'].find((each) => spawnSync(each, ['-c', 'import flask']).status === 0) ?? 'python3';

const TOOLS: Record<LanguageId, Tools> = {
  curl: {
    needs: 'curl, jq and openssl',
    probe: ['bash', '-c', 'curl --version && jq --version && openssl version'],
    run: (file) => ['bash', file],
  },
  csharp: {
    needs: 'mono with mcs, System.Net.Http and System.Runtime.Serialization',
    probe: [
      'bash',
      '-c',
      `echo 'class A { static void Main() {} }' >a.cs && mcs ${REFERENCES.join(' ')} a.cs && mono a.exe`,
    ],
    // Warning 28: the compiler does not know an asynchronous Main, which AsyncMain runs.
    compile: (files) => [
      [
        'mcs',
        ...['-langversion:latest', '-warnaserror', '-nowarn:28', '-main:AsyncMain', '-out:samples.exe'],
        ...REFERENCES,
        ...files,
        ...SHIMS,
      ],
    ],
    run: (file, built) => ['mono', path.join(built, 'samples.exe'), nameOf(file)],
  },
  java: {
    needs: 'a JDK of 17 or later, Jackson and Spring in /usr/share/java',
    probe: [
      'bash',
      '-c',
      `[ "$(javac -version 2>&1 | tr -dc "0-9." | cut -d . -f 1)" -ge 17 ] && ls ${JARS.join(' ')}`,
    ],
    compile: (files) => [
      ['javac', ...JVM_OF_TOOLS, '-proc:none', '-cp', CLASS_PATH, '-d', 'classes', ...files, ...JAVA_HOSTS],
      ['jar', ...JVM_OF_TOOLS, '--create', `--file=${JAR}`, '-C', 'classes', '.'],
      ['java', ...JVM, NO_TLS, `-XX:ArchiveClassesAtExit=${ARCHIVE}`, '-cp', `${JAR}:${CLASS_PATH}`, 'ClassArchive'],
    ],
    run: (file, built) => java(built, nameOf(file)),
    serve: (_, built) => java(built, 'SpringHost', 'com.example.erp.ReceiveWebhook'),
  },
  javascript: {needs: 'Node', probe: ['node', '--version'], run: (file) => ['node', file]},
  python: {
    needs: 'Python of 3.11 or later with Flask',
    probe: [python, '-c', 'import flask, sys; sys.exit(sys.version_info < (3, 11))'],
    run: (file) => [python, file],
  },
  php: {
    needs: 'PHP of 8.1 or later with curl',
    probe: ['php', '-r', "exit(extension_loaded('curl') && PHP_VERSION_ID >= 80100 ? 0 : 1);"],
    run: (file) => ['php', file],
    serve: (file) => ['bash', '-c', `exec php -S localhost:$PORT ${file}`],
  },
};

/**
 * Every language of the samples, with whether this machine can run it.
 * @param folder where the probes may write
 */
export function languages(folder: string): Language[] {
  return SAMPLE_LANGUAGES.map(({id, extension, label}) => {
    const {probe, ...tools} = TOOLS[id];
    const [program, ...args] = probe;
    return {id, label, extension, ...tools, installed: spawnSync(program, args, {cwd: folder}).status === 0};
  });
}
