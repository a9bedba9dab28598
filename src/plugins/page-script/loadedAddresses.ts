import type {AllContent} from '@docusaurus/types';

/** Addresses of the files of the playground: its script, its style sheet, and the scripts that the first imports. */
export interface PlaygroundAddresses {
  readonly script: string;
  readonly styles: string;
  readonly imports: readonly string[];
}

/** Addresses of what the page script loads when a page or its reader needs it. */
export interface LoadedAddresses {
  /** Folder with the requests of each language, with a slash at its end. */
  readonly requests: string;
  readonly playground: PlaygroundAddresses;
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
  const {address} = contentOf('requests', all) as {readonly address: string};
  const {addresses} = contentOf('playground', all) as {readonly addresses: PlaygroundAddresses};
  return {requests: address, playground: addresses};
}
