import type {Method} from '../../contracts/openapi/document';
import {memoized} from '../../sources/files';
import {openApi, restVersions} from '../../sources/rest';

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly id: string;
}

const routes = memoized((): readonly Route[] =>
  restVersions.flatMap((version) =>
    Object.entries(openApi(version).paths).flatMap(([path, item]) =>
      (['get', 'put', 'post', 'delete', 'patch'] as const satisfies readonly Method[]).flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const pattern = path.replaceAll(/\{[^}]+\}/g, '[^/]+');
        return [{method: method.toUpperCase(), path: new RegExp(`^${pattern}$`), id: operation.operationId}];
      }),
    ),
  ),
);

/** The operations that the curl commands of a text call, tokens filled. */
export function calledBy(text: string): string[] {
  return [...text.matchAll(/\bcurl\b(?:[^\n\\]|\\.|\\\n)*/g)].flatMap(([command]) => {
    const path = /"\$host(\/api\/[^?\s"]*)/.exec(command)?.[1];
    if (path === undefined) return [];
    const named = /(?:-X|--request) (\w+)/.exec(command)?.[1];
    const method = named ?? (/ (?:-d|-F|--data[\w-]*|--form) /.test(command) ? 'POST' : 'GET');
    return routes().flatMap((route) => (route.method === method && route.path.test(path) ? [route.id] : []));
  });
}
