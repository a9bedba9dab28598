import type {AllContent} from '@docusaurus/types';
import type {Playground} from '../playground';
import type {Requests} from '../requests';

/** Addresses of what the page script loads when a page or its reader needs it. */
export interface LoadedAddresses {
  /** Folder with the requests of each language, with a slash at its end. */
  readonly requests: Requests['address'];
  readonly playground: Playground['addresses'];
}

function contentOf(plugin: string, all: AllContent): unknown {
  const content = all[plugin]?.default;
  if (content === undefined) throw new Error(`The page script needs the content of the plugin '${plugin}'.`);
  return content;
}

/**
 * The addresses that the plugins `requests` and `playground` give to their files.
 * @throws Error when one of them is not registered
 */
export function loadedAddresses(all: AllContent): LoadedAddresses {
  const {address} = contentOf('requests', all) as Requests;
  const {addresses} = contentOf('playground', all) as Playground;
  return {requests: address, playground: addresses};
}
