/** `npm run test:setup`: installs the tools that tests need beside Node and the browser, on Debian and Ubuntu. */
import fs from 'node:fs';
import {installPackages} from './programs.mjs';
import {locate, TOOLS} from './tools.mjs';

/** Where systemd runs, the package of a server starts that server; there it is left to the user. */
const mayInstall = (tool) => !tool.startsServer || !fs.existsSync('/run/systemd/system');

installPackages(TOOLS.filter((tool) => mayInstall(tool) && !locate(tool)).flatMap(({packages}) => packages));

const missing = TOOLS.filter((tool) => !locate(tool));
for (const {name, packages, use} of missing)
  console.log(`${name} is not here, for the ${use}. Debian and Ubuntu: apt-get install ${packages.join(' ')}`);
if (missing.length === 0) console.log('Every tool of the tests is here.');
