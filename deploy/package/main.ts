/** `npm run package`: puts the built site into a zip. With `--compressed`, each text is in it with its compressed forms too. */
import fs from 'node:fs';
import {packageOf} from './packageOf';

async function main(): Promise<void> {
  const {name, zip} = await packageOf('build', process.argv.includes('--compressed'));
  fs.writeFileSync(`${name}.zip`, zip);
  process.stdout.write(`${name}.zip: ${zip.length.toLocaleString('en')} bytes\n`);
}

void main();
