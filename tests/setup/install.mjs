/**
 * Finds what the tests need and writes the paths to .cache/test-tools.json, which playwright.config.ts and the tests read.
 * What is missing is fetched where this user may: Chromium from Playwright or the package manager, the rest from the package
 * manager. Only Chromium must be there at the end; tests that lack another tool name it and count as skipped
 * (in a CI run, environment variable CI, they fail).
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const FOUND = '.cache/test-tools.json';
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
/** Chromium without its windows, which Playwright is made for: the browser tests take half the time in it. */
const SHELL = 'chromium-headless-shell';
const CHROMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROMES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Name of a tool, which is its program unless `find` looks elsewhere, the Debian packages that bring it, and what it is for. */
const TOOLS = [
  {name: 'nginx', packages: ['nginx-light'], use: 'hosting tests', startsServer: true},
  {name: 'python3', packages: ['python3'], use: 'hosting tests, Python samples'},
  {name: 'flask', find: () => pythonWith('flask'), packages: ['python3-flask'], use: 'Python samples'},
  {name: 'curl', packages: ['curl'], use: 'curl samples'},
  {name: 'jq', packages: ['jq'], use: 'curl samples'},
  {name: 'openssl', packages: ['openssl'], use: 'curl samples'},
  {name: 'php', packages: ['php-cli', 'php-curl'], use: 'PHP samples'},
  {name: 'php-dom', find: phpWithDom, packages: ['php-xml'], use: 'PHP samples of the SOAP platform'},
  {
    name: 'mcs',
    packages: [
      'mono-mcs',
      'mono-runtime',
      'libmono-system-net-http4.0-cil',
      'libmono-system-runtime-serialization4.0-cil',
    ],
    use: 'C# samples',
  },
  {name: 'javac', packages: ['default-jdk-headless'], use: 'Java samples'},
  {
    name: 'jackson',
    find: () => existing('/usr/share/java/jackson-databind.jar'),
    packages: ['libjackson2-databind-java'],
    use: 'Java samples',
  },
  {
    name: 'spring',
    find: () => existing('/usr/share/java/spring3-web.jar'),
    packages: ['libspring-web-java'],
    use: 'Java samples',
  },
  {name: 'zeep', find: () => pythonWith('zeep'), packages: ['python3-zeep'], use: 'SOAP client in Python'},
  {
    name: 'jaxws',
    find: () => existing('/usr/share/java/jaxws-tools.jar'),
    packages: ['jaxws'],
    use: 'SOAP client in Java',
  },
  {name: 'php-soap', find: phpWithSoap, packages: ['php-soap'], use: 'SOAP client in PHP'},
  {name: 'faketime', packages: ['faketime'], use: 'webhook samples at the time of the test vector'},
  {
    name: 'wcf',
    find: () => existing('/usr/lib/mono/4.5/System.ServiceModel.dll'),
    packages: ['libmono-system-servicemodel4.0a-cil', 'libmono-system-xml-linq4.0-cil'],
    use: 'C# samples of the SOAP platform',
  },
];

function onPath(program) {
  return FOLDERS.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file));
}

function succeeds(program, ...args) {
  return spawnSync(program, args, {stdio: 'ignore'}).status === 0;
}

function existing(file) {
  return fs.existsSync(file) ? file : undefined;
}

/** The Python of the user, or else that of the system, if it has a module. */
function pythonWith(module) {
  return [onPath('python3'), '/usr/bin/python3'].find((each) => each && succeeds(each, '-c', `import ${module}`));
}

function phpWithSoap() {
  const php = onPath('php');
  return php && succeeds(php, '-r', "exit(extension_loaded('soap') ? 0 : 1);") ? php : undefined;
}

/** PHP, if it has the extension dom. */
function phpWithDom() {
  return succeeds('php', '-r', "exit(class_exists('DOMDocument') ? 0 : 1);") ? onPath('php') : undefined;
}

/** The words that start an installation by this user, or nothing when this user may not install. */
function packageManager() {
  if (!onPath('apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return onPath('sudo') && succeeds('sudo', '-n', 'true') ? ['sudo', '-n', 'apt-get'] : undefined;
}

let listsAreFresh = false;

function installPackages(packages) {
  const manager = packageManager();
  if (!manager) return;
  const [program, ...first] = manager;
  const options = {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  if (!listsAreFresh) spawnSync(program, [...first, 'update', '-q'], options);
  listsAreFresh = true;
  spawnSync(program, [...first, 'install', '-q', '-y', '--no-install-recommends', ...packages], options);
}

/** A browser counts only when it starts: a download can lack the system's libraries. */
function starts(file) {
  return file !== undefined && fs.existsSync(file) && succeeds(file, '--version') ? file : undefined;
}

function systemChromium() {
  const files = [...CHROMES.map(onPath), ...MAC_CHROMES];
  return files.map(starts).find((file) => file !== undefined);
}

async function playwrightChromium({download}) {
  const require = createRequire(import.meta.url);
  const {chromium} = await import('@playwright/test');
  if (download && !starts(chromium.executablePath())) {
    const cli = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], {stdio: 'inherit'});
  }
  return starts(chromium.executablePath());
}

function headlessShell() {
  if (!onPath(SHELL)) installPackages([SHELL]);
  return starts(onPath(SHELL));
}

async function findChromium() {
  const found = headlessShell() ?? systemChromium() ?? (await playwrightChromium({download: true}));
  if (found) return found;
  installPackages(['chromium']);
  return systemChromium();
}

/** Where systemd runs, the package of a server starts that server; there it is left to the user. */
function mayInstall(tool) {
  return !tool.startsServer || !fs.existsSync('/run/systemd/system');
}

function locate({name, find}) {
  return find ? find() : onPath(name);
}

function findTool(tool) {
  const found = locate(tool);
  if (!found && mayInstall(tool)) installPackages(tool.packages);
  return found ?? locate(tool);
}

const found = {chromium: await findChromium(), ...Object.fromEntries(TOOLS.map((tool) => [tool.name, findTool(tool)]))};
fs.mkdirSync(path.dirname(FOUND), {recursive: true});
fs.writeFileSync(FOUND, `${JSON.stringify(found, (_key, value) => value ?? null, 2)}\n`);

for (const {name, packages, use} of TOOLS.filter((tool) => !found[tool.name])) {
  console.log(
    `${name} is not here, so its tests are skipped (${use}). Debian and Ubuntu: apt-get install ${packages.join(' ')}`,
  );
}
if (found.chromium) {
  console.log(`Browser of the tests: ${found.chromium}`);
} else {
  console.error(
    'No Chromium: install chromium or Google Chrome, or let `npx playwright install --with-deps chromium` do it.',
  );
  process.exitCode = 1;
}
