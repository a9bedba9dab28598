import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {SAMPLE_LANGUAGES} from '../../../../src/contracts/samples';
import type {Command, LanguageId} from '../languages';
import {CSHARP_REFERENCES, JAXWS} from './compilers';
import {JVM} from '../../../support/jvm';

/** How the samples of one language are run, in a folder that has the file, platform.wsdl and invoice.xml. */
export interface PlatformLanguage {
  readonly id: LanguageId;
  readonly label: string;
  readonly extension: string;
  /** What a machine needs, as a reader of the test report would say it. */
  readonly needs: string;
  readonly installed: boolean;
  /** @param built the folder with the compiled samples */
  readonly run: (file: string, built: string) => Command;
  /** How a sample sets its time-out of 30 seconds; a test waits for a shorter one. */
  readonly timeOut: string;
}

type Tools = Omit<PlatformLanguage, 'id' | 'label' | 'extension' | 'installed'> & {readonly probe: Command};

/** A Python that has zeep: that of the user, or else Debian's. */
const python =
  ['python3', '/usr/bin/python3'].find((each) => spawnSync(each, ['-c', 'import zeep']).status === 0) ?? 'python3';

/** Debian's SAAJ announces its factory in a way that it warns of itself. */
const QUIET_SAAJ = '-Djavax.xml.soap.SAAJMetaFactory=com.sun.xml.messaging.saaj.soap.SAAJMetaFactoryImpl';

const nameOf = (file: string): string => path.parse(file).name;

/** The command that runs a Java class which was compiled against JAX-WS. */
export const javaCommand = (built: string, main: string, ...properties: string[]): Command => [
  'java',
  ...[...JVM, QUIET_SAAJ, ...properties],
  ...['-cp', `${built}:${JAXWS}`, main],
];

const TOOLS: Record<LanguageId, Tools> = {
  curl: {
    needs: 'curl',
    probe: ['curl', '--version'],
    run: (file) => ['bash', file],
    timeOut: '--max-time 30',
  },
  csharp: {
    needs: 'mono with mcs, System.Net.Http and System.ServiceModel',
    probe: [
      'bash',
      '-c',
      `echo 'class A { static void Main() {} }' >a.cs && mcs ${CSHARP_REFERENCES.join(' ')} a.cs && mono a.exe`,
    ],
    run: (file, built) => ['mono', path.join(built, 'samples.exe'), nameOf(file)],
    timeOut: 'Timeout = TimeSpan.FromSeconds(30)',
  },
  java: {
    needs: 'a JDK of 17 or later, wsimport and JAX-WS 2.3 in /usr/share/java',
    probe: [
      'bash',
      '-c',
      `wsimport -version && ls ${JAXWS} && [ "$(javac -version 2>&1 | tr -dc "0-9." | cut -d . -f 1)" -ge 17 ]`,
    ],
    run: (file, built) => javaCommand(built, nameOf(file)),
    timeOut: '("com.sun.xml.ws.request.timeout", 30_000)',
  },
  javascript: {
    needs: 'Node',
    probe: ['node', '--version'],
    run: (file) => ['node', file],
    timeOut: 'timeout: 30_000',
  },
  python: {
    needs: 'Python of 3.11 or later with zeep',
    probe: [python, '-c', 'import zeep, sys; sys.exit(sys.version_info < (3, 11))'],
    run: (file) => [python, file],
    timeOut: 'operation_timeout=30',
  },
  php: {
    needs: 'PHP of 8.1 or later with soap and dom',
    probe: [
      'php',
      '-r',
      "exit(extension_loaded('soap') && extension_loaded('dom') && PHP_VERSION_ID >= 80100 ? 0 : 1);",
    ],
    run: (file) => ['php', file],
    timeOut: "ini_set('default_socket_timeout', '30')",
  },
};

/**
 * The languages of the samples, with whether this machine can run each.
 * @param folder where the probes may write
 * @param isWanted leaves languages out
 */
export function platformLanguages(
  folder: string,
  isWanted: (id: LanguageId) => boolean = () => true,
): PlatformLanguage[] {
  return SAMPLE_LANGUAGES.filter(({id}) => isWanted(id)).map(({id, extension, label}) => {
    const {probe, ...tools} = TOOLS[id];
    const [program, ...args] = probe;
    return {id, label, extension, ...tools, installed: spawnSync(program, args, {cwd: folder}).status === 0};
  });
}
