#!/usr/bin/env node
/**
 * Playwright starts this in the place of Firefox, whose file is in PSB_FIREFOX. It starts Firefox, and passes on what the two say to each other by
 * WebDriver BiDi. Playwright sets a colour scheme for every page and gives up when it can't, and Firefox ESR can't yet: here its refusal is no error.
 */
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import WebSocket from 'ws';

const OPTIONAL = 'emulation.setMediaFeaturesOverride';
const LISTENS = /^WebDriver BiDi listening on (ws:\S+)$/;

/** The answer of Firefox as Playwright gets it. */
function answerOf(text, optional) {
  const {id, error} = JSON.parse(text);
  const isRefusal = optional.delete(id) && error === 'unknown command';
  return isRefusal ? JSON.stringify({type: 'success', id, result: {}}) : text;
}

/** Joins a connection of Playwright to Firefox. */
function join(playwright, address) {
  const firefox = new WebSocket(address, {maxPayload: 0});
  const optional = new Set();
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  playwright.on('message', async (data) => {
    const text = data.toString();
    const {id, method} = JSON.parse(text);
    if (method === OPTIONAL) optional.add(id);
    await opened;
    firefox.send(text);
  });
  firefox.on('message', (data) => playwright.send(answerOf(data.toString(), optional)));
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
}

/** Listens for Playwright, and says where, as Firefox does. */
function listen(address) {
  const server = new WebSocket.Server({host: '127.0.0.1', port: 0, maxPayload: 0}, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (playwright, {url}) => join(playwright, `${address}${url}`));
}

const program = spawn(process.env.PSB_FIREFOX, process.argv.slice(2), {stdio: ['ignore', 'inherit', 'pipe']});
program.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => program.kill(signal));
createInterface({input: program.stderr}).on('line', (line) => {
  const [, address] = LISTENS.exec(line) ?? [];
  if (address) listen(address);
  else process.stderr.write(`${line}\n`);
});
