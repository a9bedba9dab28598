import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {tokenValues} from '../../service';
import {brand} from '../../service/brand';

/** The code that makes the module of a page from its source. Components are modules, which the bundler sees change by itself. */
const CODE = ['src/content', 'src/sources', 'src/contracts', 'src/plugins/static-content'];

/** The code of pages, the values of their tokens and the operator's colours, which may come from environment variables, as one short text. */
function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify({tokenValues, brand}));
  for (const folder of CODE) {
    const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => /\.c?[jt]s$/.test(file));
    for (const file of files.sort()) hash.update(file).update(fs.readFileSync(`${folder}/${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}

interface Cached {
  readonly experiments?: {readonly cache?: {readonly version?: string}};
}

/** Settings for a persistent cache that forgets its pages when the code that makes them or the environment changes, which the bundler does not see. */
export function cacheKey({experiments}: Cached): Cached {
  const version = experiments?.cache?.version;
  return version === undefined ? {} : {experiments: {cache: {version: `${version}-${fingerprint()}`}}};
}
