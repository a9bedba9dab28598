import {openApi, restVersions} from './contracts';
import {playgroundEndpoints} from './partyPlayground';

/**
 * The origins to which consoles and the playground send requests: the servers of the contracts and the endpoints of the playground, the
 * sandbox among them.
 * @returns such as `https://psb.example.com`, each once
 */
export function requestOrigins(): string[] {
  const servers = restVersions().flatMap((version) => openApi(version).servers.map(({url}) => url));
  const endpoints = playgroundEndpoints.flatMap(({address}) => address ?? []);
  return [...new Set([...servers, ...endpoints].map((address) => new URL(address).origin))];
}
