/** What the machine could not run: the reporters of the two runners note it, and `npm test` ends with this list. */
import fs from 'node:fs';
import {pathToFileURL} from 'node:url';

/** One line of JSON for each kind of tests that a run left out: what is missing, and how many tests need it. */
export const NOT_RUN = '.cache/not-run.jsonl';

/** How a skipped test says what the machine lacks. */
export const LACKS = /this machine lacks ([^)]+)/;

/** Notes the tests that a run left out. @param lacks what each of them says that the machine lacks */
export function noteNotRun(lacks) {
  const counts = new Map();
  for (const tool of lacks) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  const lines = [...counts].map(([tool, tests]) => `${JSON.stringify({tool, tests})}\n`);
  fs.mkdirSync('.cache', {recursive: true});
  fs.appendFileSync(NOT_RUN, lines.join(''));
}

/** The list, a line for each tool; nothing when all tests ran. */
export function notRunList(lines) {
  const counts = new Map();
  for (const {tool, tests} of lines) counts.set(tool, (counts.get(tool) ?? 0) + tests);
  return [...counts].map(([tool, tests]) => `Not run here: ${tool}, ${tests} tests (not found)`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href && fs.existsSync(NOT_RUN)) {
  const lines = fs.readFileSync(NOT_RUN, 'utf8').trim().split('\n').filter(Boolean);
  const list = notRunList(lines.map((line) => JSON.parse(line)));
  if (list.length > 0)
    console.log([...list, '`npm run test:setup` installs what they need, on Debian and Ubuntu.'].join('\n'));
}
