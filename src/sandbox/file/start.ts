import packageJson from '../../../package.json';
import {service} from '../../service';

const NEEDED = packageJson.engines.node.replace('>=', '');

/** What is in the file, in the words of its first lines. */
const notice = (): string => `/*
 * ${service.service.name}: the sandbox, version ${packageJson.version}. ${service.site.url}
 * Run it with Node.js ${NEEDED} or later: node sandbox.mjs --help
 *
 * It contains SaxonJS, unmodified. The copyright in SaxonJS belongs to Saxonica Ltd. It also contains open source packages, and the official schemas
 * and rules of document formats. 'node sandbox.mjs --licences' prints whose they are, and their licences.
 */`;

/** Is read by an old Node.js too, which must not come further. */
const check = (): string => {
  const [major = 0, minor = 0] = NEEDED.split('.').map(Number);
  return `(function (found) {
  var version = found.split('.').map(Number);
  if (version[0] > ${major} || (version[0] === ${major} && version[1] >= ${minor})) return;
  process.stderr.write('The sandbox needs Node.js ${NEEDED} or later. This is Node.js ' + found + '.\\n');
  process.exit(1);
})(process.versions.node);`;
};

/** The first lines of the file: what it is, the check of Node.js, and a `require` for packages that need one. */
export const start = (): string => `${notice()}
import {createRequire as $createRequire} from 'module';
${check()}
const require = $createRequire(import.meta.url);`;
