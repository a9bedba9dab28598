import {setFlagsFromString} from 'node:v8';
import {sample, service} from '../service';
import {PARTY_SANDBOX_PATH} from '../contracts/partyAddress';
import {commandLine, type Run} from './commandLine';
import {listenHere, type Listening} from './listen';
import {createSandbox} from './sandbox';
import {keepIn} from './saving';
import {SOAP_PATH} from './soapPath';

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const complain = (line: string): boolean => process.stderr.write(`${line}\n`);

const welcome = (origin: string): string => `${service.service.short} sandbox at ${origin}

  What happens in it  ${origin}/_sandbox
  REST API            ${origin}/api/v1
  Access tokens       ${origin}/connect/token
  Party data          ${origin}${PARTY_SANDBOX_PATH}
  SOAP platform       ${origin}${SOAP_PATH}?wsdl

  Client ID           ${sample.clientId}
  Client secret       ${sample.clientSecret}
  Subscription key    ${sample.subscriptionKey}

Press Ctrl+C to stop.
`;

/** Ends all of it with Ctrl+C, or when the terminal closes: open connections, timers, and workers in the middle of a check. @param last is done before */
function endOnSignal({close}: Listening, last: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      last();
      void close().then(() => process.exit(0));
    });
  }
}

function portProblem(problem: NodeJS.ErrnoException, port: number): Error {
  if (problem.code !== 'EADDRINUSE') return problem;
  return new Error(`Port ${port} is in use. Choose another one with --port.`);
}

/** Listens on this machine only, by default on the port of the contract's sandbox server, until Ctrl+C. */
async function start({port, options}: Run): Promise<void> {
  const url = new URL(service.sandbox.url);
  const sandbox = await createSandbox(print, Date.now, options);
  const write = options.save === undefined ? () => undefined : keepIn(options.save, sandbox, complain);
  const wanted = port ?? Number(url.port);
  const listening = await listenHere(wanted, sandbox.listener).catch((problem: unknown) => {
    throw portProblem(problem as NodeJS.ErrnoException, wanted);
  });
  url.port = String(listening.port);
  // First: whoever reads the welcome may send a signal.
  endOnSignal(listening, write);
  print(welcome(url.origin));
}

// By default, Node.js lets garbage grow to the size of all that is in use, before it collects it.
setFlagsFromString('--heap-growing-percent=20');

const command = commandLine(process.argv.slice(2), process.env.SANDBOX_PORT);
if ('run' in command) {
  start(command.run).catch((problem: unknown) => {
    complain(problem instanceof Error ? problem.message : String(problem));
    process.exitCode = 1;
  });
} else if ('help' in command) process.stdout.write(command.help);
else {
  complain(command.wrong);
  process.exitCode = 2;
}
