// Runs in an empty folder, with a network that has this machine alone, where the test can't reach it: starts the program there, sends it requests,
// and prints what it returned. Called as `node offline.mjs FILE`; the file has a Task of sandboxFile.ts.
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import process from 'node:process';
import {setTimeout} from 'node:timers/promises';

const {command, requests} = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const [program, ...args] = command;
const child = spawn(program, args, {stdio: ['ignore', 'pipe', 'inherit']});
const ended = new Promise((resolve) => child.on('close', resolve));

const origin = await new Promise((resolve, reject) => {
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
    const found = /sandbox at (http:\/\/localhost:\d+)/.exec(out);
    if (found) resolve(found[1]);
  });
  child.on('close', (code) => reject(new Error(`ended with ${code}: ${out}`)));
});

/** What responses gave, by name. */
const kept = {};
const filled = (text) => text?.replace(/<(\w+)>/g, (all, name) => kept[name] ?? all);

async function ask({path, method, headers, body}) {
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)]));
  const response = await fetch(origin + filled(path), {method, headers: given, body: body && filled(body)});
  return {status: response.status, text: await response.text()};
}

const responses = [];
try {
  for (const request of requests) {
    let response = await ask(request);
    while (response.status === 200 && request.until !== undefined && !response.text.includes(request.until)) {
      await setTimeout(50);
      response = await ask(request);
    }
    for (const [name, key] of Object.entries(request.keep ?? {})) kept[name] = JSON.parse(response.text)[key];
    responses.push(response);
  }
} finally {
  child.kill('SIGINT');
}
const code = await ended;
process.stdout.write(JSON.stringify({networks: Object.keys(networkInterfaces()), responses, code}));
