import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {start, type Result} from '../../support/programs';
import {JVM} from '../../support/jvm';

/** A SOAP client that somebody else wrote, with a program of ours that calls all operations with it. */
export interface SoapClient {
  readonly name: string;
  /** What a machine needs, as a reader of the test report would say it. */
  readonly needs: string;
  readonly installed: boolean;
  /**
   * Runs the program, in an empty folder of its own.
   * @param wsdl address of the WSDL
   * @param invoice file of an invoice without XML declaration
   * @returns what it printed: JSON in the last line
   */
  run(folder: string, wsdl: string, invoice: string): Promise<Result>;
}

type Command = readonly string[];

const DRIVERS = path.resolve('tests/clients/support');
const driver = (file: string): string => path.join(DRIVERS, file);
const succeeds = ([program = '', ...args]: Command): boolean => spawnSync(program, args).status === 0;

const JARS = ['jaxws-tools', 'jaxws-rt'].map((name) => `/usr/share/java/${name}.jar`);

/** A Python that has zeep: that of the user, or else Debian's. */
const python = ['python3', '/usr/bin/python3'].find((each) => succeeds([each, '-c', 'import zeep'])) ?? 'python3';

/** Runs commands one after another, until one fails; the result is that of the last one that ran. */
async function inOrder(folder: string, commands: readonly Command[]): Promise<Result> {
  let result: Result = {code: 0, out: '', err: ''};
  for (const command of commands) {
    result = await start(command, folder).ended;
    if (result.code !== 0) break;
  }
  return result;
}

function runJaxws(folder: string, wsdl: string, invoice: string): Promise<Result> {
  const [tools = '', runtime = ''] = JARS;
  const sources = `platform/*.java ${driver('jaxws/Driver.java')}`;
  return inOrder(folder, [
    ['java', ...JVM, '-jar', tools, '-quiet', '-Xnocompile', '-XadditionalHeaders', '-p', 'platform', wsdl],
    ['bash', '-c', `javac -J-XX:TieredStopAtLevel=1 -proc:none -cp ${tools} -d . ${sources}`],
    ['java', ...JVM, '-cp', `.:${runtime}`, 'Driver', wsdl, invoice],
  ]);
}

export const SOAP_CLIENTS: readonly SoapClient[] = [
  {
    name: 'soap (npm)',
    needs: 'Node',
    installed: true,
    run: (folder, wsdl, invoice) => inOrder(folder, [['node', driver('soapNode/driver.mjs'), wsdl, invoice]]),
  },
  {
    name: 'zeep',
    needs: 'Python with zeep',
    installed: succeeds([python, '-c', 'import zeep']),
    run: (folder, wsdl, invoice) => inOrder(folder, [[python, driver('zeep/driver.py'), wsdl, invoice]]),
  },
  {
    name: 'JAX-WS',
    needs: 'a JDK of 17 or later and JAX-WS RI 2.3 in /usr/share/java',
    installed:
      JARS.every((jar) => fs.existsSync(jar)) &&
      succeeds(['bash', '-c', '[ "$(javac -version 2>&1 | tr -dc "0-9." | cut -d . -f 1)" -ge 17 ]']),
    run: runJaxws,
  },
  {
    name: 'PHP SoapClient',
    needs: 'PHP with soap and simplexml',
    installed: succeeds(['php', '-r', "exit(extension_loaded('soap') && extension_loaded('simplexml') ? 0 : 1);"]),
    run: (folder, wsdl, invoice) => inOrder(folder, [['php', driver('phpSoap/driver.php'), wsdl, invoice]]),
  },
];
