import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {HostKind} from './hosts';
import {nginxCommand} from './hosts';
import {servedSite} from './servedSite';
import {build} from './site';

/** The folder of the site in the recipes, and the name of the host. */
const ROOT = '/srv/psb-docs';
const NAME = 'docs.example.com';

/** A recipe, and the folder that its host serves. */
interface Recipe {
  readonly text: string;
  readonly root: string;
}

/** Replaces a text that a recipe must have. @throws Error when it does not */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The recipe does not have ${from}`);
  return text.replaceAll(from, to);
}

/** What `deploy/headers.mjs` prints of the policies of the pages. */
const policies = (host: string, sitePath: string): string =>
  execFileSync('node', ['deploy/headers.mjs', build, host, sitePath], {encoding: 'utf8'});

/** The text of a recipe, with what an operator replaces: the folder, the path of the site in the line that has it, and the folder of further headers. */
function recipe(file: string, scratch: string, sitePath: string, lines: readonly string[], host: string): Recipe {
  const root = servedSite(scratch, sitePath);
  const further = path.join(scratch, 'further');
  fs.mkdirSync(further);
  fs.writeFileSync(path.join(further, `policy${path.extname(file) || '.caddy'}`), policies(host, sitePath));
  let text = fs.readFileSync(path.join('deploy', file), 'utf8');
  for (const line of lines) text = replaced(text, line, line.replace('/', sitePath));
  text = text.replace(/\/etc\/\w+\/psb-docs(?=\/\*)/, further);
  return {text: text.replaceAll(ROOT, root), root};
}

const nginx =
  (sitePath: string) =>
  (tool: string, port: number, scratch: string): string[] => {
    const {text} = recipe('nginx.conf', scratch, sitePath, ['set $psb_path /;'], 'nginx');
    const listening = replaced(text, 'listen 80', `listen 127.0.0.1:${port}`);
    return nginxCommand(tool, scratch, replaced(listening, `server_name ${NAME};`, ''));
  };

const MODULES = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'];

const apache =
  (sitePath: string) =>
  (tool: string, port: number, scratch: string): string[] => {
    const lines = ['ErrorDocument 404 /404', 'RewriteBase /'];
    const {text, root} = recipe('apache.htaccess', scratch, sitePath, lines, 'apache');
    fs.writeFileSync(path.join(root, sitePath, '.htaccess'), text + policies('apache', sitePath));
    const file = path.join(scratch, 'httpd.conf');
    const modules = MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    fs.writeFileSync(
      file,
      `${modules.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${scratch}/pid
DefaultRuntimeDir ${scratch}
ErrorLog ${scratch}/error.log
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${scratch}>
  Require all granted
  AllowOverride All
  Options FollowSymLinks
  DirectoryIndex index.html
</Directory>
`,
    );
    return [tool, '-f', file, '-X'];
  };

const caddy =
  (sitePath: string) =>
  (tool: string, port: number, scratch: string): string[] => {
    const {text} = recipe('Caddyfile', scratch, sitePath, ['vars site /'], 'caddy');
    const file = path.join(scratch, 'Caddyfile.test');
    fs.writeFileSync(file, `{\n  admin off\n}\n${replaced(text, NAME, `http://localhost:${port}`)}`);
    return [tool, 'run', '--config', file, '--adapter', 'caddyfile'];
  };

const lighttpd =
  (sitePath: string) =>
  (tool: string, port: number, scratch: string): string[] => {
    const {text} = recipe('lighttpd.conf', scratch, sitePath, [], 'lighttpd');
    const file = path.join(scratch, 'lighttpd.conf');
    const changed = [
      ['site/"', `site${sitePath}"`],
      ['server.port = 80', `server.bind = "127.0.0.1"\nserver.port = ${port}`],
      ['/etc/lighttpd/psb-docs.lua', path.resolve('deploy/lighttpd.lua')],
      ['/var/cache/lighttpd/psb-docs', scratch],
    ].reduce((all, [from = '', to = '']) => replaced(all, from, to), text);
    fs.writeFileSync(file, changed);
    return [tool, '-D', '-f', file];
  };

const KINDS = [
  {name: 'deploy/nginx.conf', tool: 'nginx', at: nginx},
  {name: 'deploy/apache.htaccess', tool: 'apache2', at: apache},
  {name: 'deploy/Caddyfile', tool: 'caddy', at: caddy},
  {name: 'deploy/lighttpd.conf', tool: 'lighttpd', at: lighttpd},
];

/** The recipes of deploy/ that a program on this machine can follow, for a site at the root of its host, and for one at /docs/. */
export const RECIPES: readonly (HostKind & {readonly sitePath: string})[] = ['/', '/docs/'].flatMap((sitePath) =>
  KINDS.map(({at, ...kind}) => ({...kind, sitePath, command: at(sitePath)})),
);
