import {spawnSync} from 'node:child_process';
import {SAMPLE_LANGUAGES} from '../../../src/contracts/samples';

export type LanguageId = (typeof SAMPLE_LANGUAGES)[number]['id'];

type Command = readonly [program: string, ...args: string[]];

/** How samples of one language are made and run in the folder that holds their file. */
export interface Language {
  readonly id: LanguageId;
  readonly label: string;
  readonly file: string;
  /** What a machine needs, as a reader of the test report would say it. */
  readonly needs: string;
  readonly compile?: Command;
  readonly run: Command;
  readonly installed: boolean;
}

type Tools = Pick<Language, 'needs' | 'compile' | 'run'> & {readonly probe: Command};

const REFERENCES = ['-r:System.Net.Http.dll', '-r:System.Runtime.Serialization.dll'];

const TOOLS: Record<LanguageId, Tools> = {
  curl: {
    needs: 'curl and openssl',
    probe: ['bash', '-c', 'curl --version && openssl version'],
    run: ['bash', 'curl.sh'],
  },
  csharp: {
    needs: 'mono with mcs, System.Net.Http and System.Runtime.Serialization',
    probe: [
      'bash',
      '-c',
      `echo 'class A { static void Main() {} }' >a.cs && mcs ${REFERENCES.join(' ')} a.cs && mono a.exe`,
    ],
    compile: ['mcs', '-langversion:latest', '-warnaserror', ...REFERENCES, '-out:sample.exe', 'Sample.cs'],
    run: ['mono', 'sample.exe'],
  },
  java: {
    needs: 'a JDK of 17 or later',
    probe: ['bash', '-c', '[ "$(javac -version 2>&1 | tr -dc "0-9." | cut -d . -f 1)" -ge 17 ]'],
    run: ['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', 'Sample.java'],
  },
  javascript: {needs: 'Node', probe: ['node', '--version'], run: ['node', 'sample.mjs']},
  python: {
    needs: 'Python of 3.11 or later',
    probe: ['python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 11))'],
    run: ['python3', 'sample.py'],
  },
  php: {
    needs: 'PHP with curl',
    probe: ['php', '-r', "exit(extension_loaded('curl') ? 0 : 1);"],
    run: ['php', 'sample.php'],
  },
};

/**
 * Every language of the samples, with whether this machine can run it.
 * @param folder where the probes may write
 */
export function languages(folder: string): Language[] {
  return SAMPLE_LANGUAGES.map(({id, label, file}) => {
    const {probe, ...tools} = TOOLS[id];
    const [program, ...args] = probe;
    return {id, label, file, ...tools, installed: spawnSync(program, args, {cwd: folder}).status === 0};
  });
}
