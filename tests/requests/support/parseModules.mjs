import fs from 'node:fs';
import vm from 'node:vm';

/** Parses JavaScript modules as `node --check` does, but all in one process: one for each file takes half a minute. */
for (const file of process.argv.slice(2)) {
  new vm.SourceTextModule(fs.readFileSync(file, 'utf8'), {identifier: file});
}
