import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {HostKind} from './hosts';
import {RECIPES} from './recipes';
import {build} from './site';

/** What `deploy/headers.mjs` prints for a host. */
export const headersFor = (host: string): string =>
  execFileSync('node', ['deploy/headers.mjs', build, host], {encoding: 'utf8'});

/** How the printed text gets into the recipe of a host, as the first lines of the text say; the file is what the recipe wrote for the test. */
const INCLUDED: Readonly<Record<string, {file: string; include: (recipe: string, headers: string) => string}>> = {
  nginx: {
    file: 'nginx.conf',
    include: (recipe, headers) =>
      recipe.replace(/(?=error_page )/, () => headers).replace(/^ *add_header .*$/gm, (own) => `${own}\n${headers}`),
  },
  apache2: {file: 'site/.htaccess', include: (recipe, headers) => `${recipe}\n${headers}`},
  caddy: {
    file: 'Caddyfile',
    include: (recipe, headers) => recipe.replace(/^ *root \* .*$/m, (own) => `${own}\n${headers}`),
  },
};

/** The recipes of deploy/ with the security headers. */
export const RECIPES_WITH_HEADERS: readonly HostKind[] = RECIPES.flatMap((recipe) => {
  const way = INCLUDED[recipe.tool];
  if (!way) return [];
  const command: HostKind['command'] = (tool, port, scratch) => {
    const started = recipe.command(tool, port, scratch);
    const file = path.join(scratch, way.file);
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, way.include(text, headersFor(recipe.tool.replace(/\d/, ''))));
    return started;
  };
  return [{...recipe, command}];
});
