import {openApi, restVersions} from './rest';
import {playgroundEndpoints} from './party/playgroundContent';

/** The origins to which consoles and the playground send requests, such as `https://psb.example.com`, each once. */
export function requestOrigins(): string[] {
  const servers = restVersions().flatMap((version) => openApi(version).servers.map(({url}) => url));
  const endpoints = playgroundEndpoints.flatMap(({address}) => address ?? []);
  return [...new Set([...servers, ...endpoints].map((address) => new URL(address).origin))];
}
