import type {ServerOption} from '../state';

interface ServerName {
  readonly name: string;
  /** What the contract says of the server beside its name. */
  readonly more: string;
}

/** A server by the first word of its description, as contracts begin it: 'Acceptance, for testing.' Without one, by its address. */
export function serverName({url, description = ''}: ServerOption): ServerName {
  const [, name = url, rest = ''] = /^(\w+)[.,:]\s*(.*)$/s.exec(description) ?? [];
  return {name, more: rest.charAt(0).toUpperCase() + rest.slice(1)};
}
