import {createServer} from 'node:http';
import {service} from '../service';
import {PARTY_SANDBOX_PATH} from '../contracts/partyAddress';
import {CONNECTIONS} from './connections';
import {createSandbox} from './sandbox';
import {SOAP_PATH} from './soapPath';

/** `npm run sandbox`: listens on the address of the contract's sandbox server, on this machine only, until Ctrl+C. */
const url = new URL(service.sandbox.url);
url.port = process.env.SANDBOX_PORT || url.port;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function start(): Promise<void> {
  const server = createServer(CONNECTIONS, (await createSandbox(print)).listener);
  server.on('error', (problem: NodeJS.ErrnoException) => {
    const inUse = problem.code === 'EADDRINUSE';
    process.stderr.write(
      inUse ? `Port ${url.port} is in use. Set SANDBOX_PORT to another port.\n` : `${problem.message}\n`,
    );
    process.exitCode = 1;
  });
  server.listen(Number(url.port), '127.0.0.1', () =>
    print(
      `${service.service.short} sandbox at ${url.origin}. It accepts any access token except expired-token and any Subscription-Key ` +
        `except wrong-key. Get a token with POST ${url.origin}/connect/token, or select the server 'Sandbox' in a console. ` +
        `The WSDL of its SOAP platform is at ${url.origin}${SOAP_PATH}?wsdl. Party data is at ${url.origin}${PARTY_SANDBOX_PATH}. ` +
        'Press Ctrl+C to stop.',
    ),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

void start();
