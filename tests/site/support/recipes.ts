import fs from 'node:fs';
import path from 'node:path';
import type {HostKind} from './hosts';
import {nginxCommand} from './hosts';
import {build} from './site';

const folder = path.resolve(build);
const ROOT = '/srv/psb-docs';
const NAME = 'docs.example.com';

/** The text of a recipe, with the built site in the place of the folder on the reader's host. */
function recipe(file: string): string {
  const text = fs.readFileSync(path.join('deploy', file), 'utf8');
  if (!text.includes(ROOT)) throw new Error(`deploy/${file} does not name ${ROOT}`);
  return text.replaceAll(ROOT, folder);
}

/** The directives of the server in nginx.conf, without the port and the name. */
function nginx(tool: string, port: number, scratch: string): string[] {
  const [, inside = ''] = /server \{\n([\s\S]*)\n\}/.exec(recipe('nginx.conf')) ?? [];
  return nginxCommand(tool, port, scratch, inside.replace(/^ *(?:listen|server_name) .*$/gm, ''));
}

/** An Apache whose site is the built one, by links, with the recipe as its `.htaccess`. */
function apache(tool: string, port: number, scratch: string): string[] {
  const site = path.join(scratch, 'site');
  fs.mkdirSync(site);
  for (const name of fs.readdirSync(folder)) fs.symlinkSync(path.join(folder, name), path.join(site, name));
  fs.copyFileSync('deploy/apache.htaccess', path.join(site, '.htaccess'));
  const modules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const file = path.join(scratch, 'httpd.conf');
  fs.writeFileSync(
    file,
    `${modules.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${scratch}/pid
DefaultRuntimeDir ${scratch}
ErrorLog ${scratch}/error.log
TypesConfig /dev/null
AddType text/html .html
DocumentRoot ${site}
<Directory ${scratch}>
  Require all granted
  AllowOverride All
  Options FollowSymLinks
  DirectoryIndex index.html
</Directory>
`,
  );
  return [tool, '-f', file, '-X'];
}

function caddy(tool: string, port: number, scratch: string): string[] {
  const file = path.join(scratch, 'Caddyfile');
  const text = recipe('Caddyfile').replace(NAME, `http://localhost:${port}`);
  fs.writeFileSync(file, `{\n  admin off\n}\n${text}`);
  return [tool, 'run', '--config', file, '--adapter', 'caddyfile'];
}

/** The recipes of deploy/ that a program on this machine can follow. */
export const RECIPES: readonly HostKind[] = [
  {name: 'deploy/nginx.conf', tool: 'nginx', command: nginx},
  {name: 'deploy/apache.htaccess', tool: 'apache2', command: apache},
  {name: 'deploy/Caddyfile', tool: 'caddy', command: caddy},
];
