import type {State} from '@theme/ApiExplorer/Server/slice';

export type ConsoleServer = State['options'][number];

/** Where a trial changes nothing real. A server under any other name counts as production. */
const FOR_TRIALS: readonly string[] = ['Acceptance', 'Sandbox'];

/** What a request of each method does, in words. */
const ACTS: Readonly<Record<string, string>> = {GET: 'Get from', PUT: 'Save in', DELETE: 'Delete in'};

/** Name and remark in a server's description, such as 'Acceptance, for testing.'; without such a name, the address. */
export function serverName({url, description = ''}: ConsoleServer): {readonly name: string; readonly more: string} {
  const [, name = url, rest = ''] = /^(\w+)[.,:]\s*(.*)$/s.exec(description) ?? [];
  return {name, more: rest.charAt(0).toUpperCase() + rest.slice(1)};
}

/** Whether requests to a server act on real data. */
export const isProduction = (server: ConsoleServer): boolean => !FOR_TRIALS.includes(serverName(server).name);

/** The server that the request goes to: the first of the contract that isn't production, until the reader chooses another. */
export const chosenServer = ({server}: {readonly server: State}): ConsoleServer | undefined =>
  server.value ?? server.options.find((option) => !isProduction(option));

/** What a request does and where, as a button says it: 'Delete in production'. */
export function actOf(method: string, server: ConsoleServer): string {
  const {name} = serverName(server);
  return `${ACTS[method] ?? 'Send in'} ${name === 'Sandbox' ? 'the sandbox' : name.toLowerCase()}`;
}
