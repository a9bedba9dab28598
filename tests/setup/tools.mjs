import fs from 'node:fs';
import {onPath, succeeds} from './programs.mjs';

function existing(file) {
  return fs.existsSync(file) ? file : undefined;
}

/** The Python of the user, or else that of the system, if it has a module. */
function pythonWith(module) {
  return [onPath('python3'), '/usr/bin/python3'].find((each) => each && succeeds(each, '-c', `import ${module}`));
}

/** PHP, if it has an extension. */
function phpWith(extension) {
  const php = onPath('php');
  return php && succeeds(php, '-r', `exit(extension_loaded('${extension}') ? 0 : 1);`) ? php : undefined;
}

/** Tools that tests need: the name, which is the program unless `find` looks elsewhere, the Debian packages that bring it, and what it is for. */
export const TOOLS = [
  {
    name: 'firefox',
    find: () => onPath('firefox-esr') ?? onPath('firefox'),
    packages: ['firefox-esr'],
    use: 'tests of the site in Firefox',
  },
  {name: 'nginx', packages: ['nginx-light'], use: 'hosting tests', startsServer: true},
  {name: 'apache2', packages: ['apache2-bin'], use: 'hosting tests'},
  {name: 'caddy', packages: ['caddy'], use: 'hosting tests', startsServer: true},
  {
    name: 'lighttpd',
    find: () =>
      existing('/usr/lib/lighttpd/mod_magnet.so') && existing('/usr/lib/lighttpd/mod_deflate.so') && onPath('lighttpd'),
    packages: ['lighttpd', 'lighttpd-modules-lua', 'lighttpd-mod-deflate'],
    use: 'hosting tests',
    startsServer: true,
  },
  {name: 'python3', packages: ['python3'], use: 'hosting tests, Python samples'},
  {name: 'flask', find: () => pythonWith('flask'), packages: ['python3-flask'], use: 'Python samples'},
  {name: 'curl', packages: ['curl'], use: 'curl samples'},
  {name: 'jq', packages: ['jq'], use: 'curl samples'},
  {name: 'openssl', packages: ['openssl'], use: 'curl samples'},
  {name: 'php', packages: ['php-cli', 'php-curl'], use: 'PHP samples'},
  {name: 'php-dom', find: () => phpWith('dom'), packages: ['php-xml'], use: 'PHP samples of the SOAP platform'},
  {
    name: 'mcs',
    packages: [
      'mono-mcs',
      'mono-runtime',
      'libmono-system-net-http4.0-cil',
      'libmono-system-runtime-serialization4.0-cil',
      'libmono-system-xml-linq4.0-cil',
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
  {name: 'php-soap', find: () => phpWith('soap'), packages: ['php-soap'], use: 'SOAP client in PHP'},
  {name: 'faketime', packages: ['faketime'], use: 'webhook samples at the time of the test vector'},
  {
    name: 'wcf',
    find: () => existing('/usr/lib/mono/4.5/System.ServiceModel.dll'),
    packages: ['libmono-system-servicemodel4.0a-cil', 'libmono-system-xml-linq4.0-cil'],
    use: 'C# samples of the SOAP platform',
  },
];

/** Where the machine has a tool, or nothing. */
export const locate = ({name, find}) => (find ? find() : onPath(name));
