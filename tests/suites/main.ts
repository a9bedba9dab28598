/**
 * `npm run check:suites`: runs the official suites through the page's own worker, and compares what it finds with what the suites expect and with
 * what the command line finds. README.md says where the suites are. It needs a built site.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {build, port, siteAddress} from '../site/support/site';
import {toolPath} from '../site/support/tools';
import {start, untilAnswers} from '../support/programs';
import {openChromium} from './chromium';
import {projectExamples} from './examples';
import {commitOf} from './files';
import {openFirefox} from './firefox';
import {checkIn, type OpenPage} from './inBrowser';
import {startNode, type InNode} from './inNode';
import type {SuiteDocument} from './model';
import {reportOn, timed} from './run';
import {suites} from './suites';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {only: {type: 'string'}, browser: {type: 'string', multiple: true, default: ['chromium', 'firefox']}},
});

const folder = positionals[0] ?? process.env.PSB_SUITES ?? '';
const rows: Record<string, Readonly<Record<string, string>>> = {};
let faults = 0;

async function runSuite(
  title: string,
  documents: readonly SuiteDocument[],
  node: InNode,
  pages: readonly OpenPage[],
): Promise<void> {
  const [inNode, ...inPages] = await Promise.all([
    timed('Node', node.check, documents),
    ...pages.map((page) => timed(page.version.replace(/ .*/, ''), checkIn(page), documents)),
  ]);
  const {lines, row, faults: found} = reportOn(title, documents, [inNode, ...inPages]);
  for (const line of lines) console.log(line);
  rows[title] = row;
  faults += found;
}

async function runAll(node: InNode, pages: readonly OpenPage[]): Promise<void> {
  const wanted = (title: string): boolean => values.only === undefined || title.includes(values.only);
  const own = 'Examples and rejections of this project';
  if (wanted(own)) {
    console.log(`\n${own}, against documents/examples/validation.json`);
    await runSuite(own, projectExamples(), node, pages);
  }
  for (const {title, repository, version, ours, read} of suites.filter((suite) => wanted(suite.title))) {
    const place = path.join(folder, repository.replace('/', '+'));
    if (!folder || !fs.existsSync(place)) {
      console.log(`\n${title}: not run, no folder ${place} (tests/suites/README.md says how to get it)`);
      continue;
    }
    console.log(
      `\n${title}: ${repository} ${commitOf(place) ?? 'at an unknown commit'}, version ${version}; here ${ours.join(', ')}`,
    );
    const {documents, uncovered} = await read(place, node.identify);
    if (uncovered.length > 0)
      console.log(`  ${uncovered.length} files are for messages that this project doesn't check`);
    await runSuite(title, documents, node, pages);
  }
}

async function openPages(address: string): Promise<OpenPage[]> {
  const pages: OpenPage[] = [];
  if (values.browser.includes('chromium')) pages.push(await openChromium(address));
  if (values.browser.includes('firefox') && toolPath('firefox')) pages.push(await openFirefox(address));
  else if (values.browser.includes('firefox'))
    console.log('Firefox: not run (not found; npm run test:setup installs it)');
  return pages;
}

async function main(): Promise<void> {
  const server = start(['node', 'src/preview/server.mjs', build, String(port)], process.cwd());
  const node = startNode();
  const pages: OpenPage[] = [];
  try {
    await untilAnswers(server, siteAddress);
    pages.push(...(await openPages(`${siteAddress}/documents/validate.html`)));
    console.log(`Node ${process.versions.node}, ${pages.map(({version}) => version).join(', ')}`);
    await runAll(node, pages);
    if (Object.keys(rows).length === 0) throw new Error('No suite was run.');
    console.table(rows);
    console.log(faults === 0 ? 'Every disagreement is explained.' : `${faults} disagreements are not explained.`);
    if (faults > 0) process.exitCode = 1;
  } finally {
    await Promise.all([...pages.map((page) => page.close()), node.close(), server.stop()]);
  }
}

main().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
});
