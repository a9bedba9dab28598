import type {IncomingHttpHeaders} from 'node:http';
import {service} from '../service';

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Headers that let the pages of this site call the sandbox: the local preview on any port, and the published site. */
export function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const {origin} = headers;
  if (!origin || !(LOCAL.test(origin) || origin === new URL(service.site.url).origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-allow-private-network': 'true',
    'access-control-expose-headers': 'Retry-After',
    vary: 'Origin',
  };
}
