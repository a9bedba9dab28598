// Runs the command xslt3 for one sheet after another in one process: a process of its own for each takes twice as long.
const fs = require('node:fs');

const program = require.resolve('xslt3/xslt3.js');
const sheets = process.argv.slice(2);
let sheet = sheets.shift();

function run() {
  process.argv.splice(1, Infinity, program, `-xsl:${sheet}.xslt`, `-export:${sheet}.json`, '-nogo', '-relocate:on');
  delete require.cache[program];
  require(program);
}

process.stderr.write = (text) => {
  fs.appendFileSync(`${sheet}.log`, text);
  return true;
};
process.on('beforeExit', () => {
  sheet = sheets.shift();
  if (sheet !== undefined) run();
});
run();
