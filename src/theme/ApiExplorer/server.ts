import type {State} from '@theme/ApiExplorer/Server/slice';

type Server = State['options'][number];

/** The server that the request goes to: the first of the contract until the reader chooses another. */
export const chosenServer = ({server}: {readonly server: State}): Server | undefined =>
  server.value ?? server.options[0];

/**
 * Reads name and remark from a server's description, which contracts begin with the name: 'Acceptance, for testing.'
 * @returns the address as the name when the description doesn't begin so
 */
export function serverName({url, description = ''}: Server): {readonly name: string; readonly more: string} {
  const [, name = url, rest = ''] = /^(\w+)[.,:]\s*(.*)$/s.exec(description) ?? [];
  return {name, more: rest.charAt(0).toUpperCase() + rest.slice(1)};
}
