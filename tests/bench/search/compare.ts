import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {readQuestions, type Question} from '../../search/questions';
import {freePort} from '../../support/ports';
import {start, untilAnswers} from '../../support/programs';
import type {Conditions} from '../measure';
import type {Engine} from './engine';
import {figuresOf} from './figures';
import {pagefindAt, writePagefind} from './pagefind';
import {siteSearch} from './siteSearch';
import {plannedVisits, visit, type Visit} from './visits';

const NOTES = `
Bytes are those over the wire, gzip and headers included. Each visit has an empty cache, and the host is this machine. The site's application is
there before the focus. Pagefind draws no list here: its answer is there with the data of the first three hits.
The browser slows the page, but no worker, and both searches run in a worker: the slow figures show what the page itself does.
'by hit': as the tests judge the site: a part counts as its page, a thing of a contract has to be found itself, of Pagefind among the page and the
three parts that its own interface would show. 'page suffices': the page is enough for those too. Ranks are those within three hits.`;

/** One visit of so many is made with a slow page too, where only times are another. */
const SLOW_EACH = 5;

async function compare(browser: Browser, engines: readonly Engine[], questions: readonly Question[]): Promise<void> {
  const visits = plannedVisits(questions);
  const columns: Record<string, Record<string, string>> = {};
  for (const engine of engines) {
    const under = async (conditions: Conditions, asked = visits): Promise<Visit[]> => {
      const all: Visit[] = [];
      for (const each of asked) all.push(await visit(browser, engine, conditions, each));
      return all;
    };
    columns[engine.name] = figuresOf(
      await under({}),
      await under(
        {slower: 4},
        visits.filter((_visit, number) => number % SLOW_EACH === 0),
      ),
    );
  }
  const [first = {}] = Object.values(columns);
  const rows = Object.keys(first).map((name) => [
    name,
    Object.fromEntries(Object.entries(columns).map(([engine, figures]) => [engine, figures[name]])),
  ]);
  console.log(`${visits.length} visits with ${visits[0]?.length} questions each:`);
  console.table(Object.fromEntries(rows));
}

/** Prints what a reader gets from the site's own search, which is served already, and from Pagefind over the same pages: `npm run bench -- search`, of one question of `each`. */
export async function compareSearches(browser: Browser, each: number): Promise<void> {
  const questions = readQuestions().filter((_question, number) => number % each === 0);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  const port = String(await freePort());
  await writePagefind(folder);
  const server = start(['node', 'src/preview/server.mjs', folder, port], process.cwd());
  const address = `http://localhost:${port}/`;
  try {
    await untilAnswers(server, address);
    const engines = [siteSearch, pagefindAt(address)];
    for (const held of [false, true]) {
      const asked = questions.filter((question) => question.held === held);
      console.log(`\n${held ? 'Held' : 'Tuned'}: ${asked.length} questions`);
      if (asked.length > 0) await compare(browser, engines, asked);
    }
    console.log(NOTES);
  } finally {
    await server.stop();
    fs.rmSync(folder, {recursive: true});
  }
}
