import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {CONNECTIONS} from '../../src/sandbox/connections';
import type {Bus} from '../../src/sandbox/bus/bus';
import {DEFAULT_OPTIONS, type SandboxOptions} from '../../src/sandbox/options';
import {createSandbox} from '../../src/sandbox/sandbox';
import {sample} from '../../src/service';

/** A sandbox on a free port of this machine. */
export interface RunningSandbox {
  readonly url: string;
  /** `status method path` of every answer so far. */
  readonly answered: readonly string[];
  bus(): Bus;
  /** Headers of the application of the examples, with a new access token. */
  credentials(scope?: 'ap' | 'vpd'): Record<'authorization' | 'subscription-key', string>;
  /** Forgets everything, tokens too. */
  reset(): Promise<void>;
  /** Its state, which another one can become. */
  kept(): string;
  restore(kept: string): void;
  close(): Promise<void>;
}

/** An access token for the application of the examples. */
export function newToken({tokens}: Bus, scope: 'ap' | 'vpd' = 'ap'): string {
  const application = {
    grant_type: 'client_credentials',
    client_id: sample.clientId,
    client_secret: sample.clientSecret,
  };
  const fields: Readonly<Record<string, string>> = {...application, scope};
  return tokens.request((name) => fields[name] ?? '').token;
}

/**
 * Starts a sandbox of its own.
 * @param headers that every call gets, in the place of its own, for clients that cannot send them
 * @param now its clock in ms, by which it counts the requests of a minute; one that stands still counts all
 * @param options how it runs, where that differs from a sandbox whose waits end only when its clock is advanced
 */
export async function startSandbox(
  headers: IncomingHttpHeaders = {},
  now?: () => number,
  options: Partial<SandboxOptions> = {},
): Promise<RunningSandbox> {
  const answered: string[] = [];
  const log = (line: string): number => answered.push(line);
  const {listener, bus, reset, kept, restore} = await createSandbox(log, now, {
    ...DEFAULT_OPTIONS,
    speed: 0,
    ...options,
  });
  const server = createServer(CONNECTIONS, (request, response) => {
    Object.assign(request.headers, headers);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answered,
    bus,
    ...{reset, kept, restore},
    credentials: (scope = 'ap') => ({
      authorization: `Bearer ${newToken(bus(), scope)}`,
      'subscription-key': sample.subscriptionKey,
    }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
