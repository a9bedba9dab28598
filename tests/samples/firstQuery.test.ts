import {afterAll, beforeAll, describe, expect} from 'vitest';
import {cast, sample} from '../../src/service';
import {start, type Result} from '../support/programs';
import {hostsAt} from '../support/sampleHosts';
import {startSandbox, type RunningSandbox} from '../support/sandbox';
import {languages, type Language} from './support/languages';
import {testWith} from './support/missing';
import {inTurn} from './support/turns';
import {layOut, workshop} from './support/workshop';

const CREDENTIALS = {PSB_CLIENT_ID: 'zilverlinde-erp', PSB_CLIENT_SECRET: sample.clientSecret};
/** Longer than a text argument can be. */
const LONG_NAME = 'x'.repeat(201);

const shop = workshop();
let sandbox: RunningSandbox;
let expired: RunningSandbox;
let limited: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  expired = await startSandbox({authorization: 'Bearer expired-token'});
  limited = await startSandbox({prefer: 'code=429'});
});

afterAll(async () => {
  for (const each of [sandbox, expired, limited]) await each.close();
  shop.remove();
});

/** Runs the first query of party data once; tests/samples/calls.test.ts runs it as every other sample. */
const run = (language: Language, {url}: RunningSandbox, change?: (text: string) => string): Promise<Result> =>
  inTurn(async () => {
    const laid = await layOut(shop.folder, 'first-query', language, change);
    return start(laid.run, laid.folder, {...CREDENTIALS, ...hostsAt(url), TMPDIR: laid.folder}).ended;
  });

describe.each(languages(shop.folder))('$label', (language) => {
  const {run: tested, note} = testWith(language.installed, language.needs);

  tested(`prints the parties of the name in the city${note}`, async () => {
    const {code, out, err} = await run(language, sandbox);
    expect({code, err}).toEqual({code: 0, err: ''});
    const lines = out.split('\n');
    expect(lines).toContain(`${cast.buyer.name} ${cast.buyer.kvk}`);
    for (const line of lines) expect(line).toMatch(/^Molenrak .* \d{8}$/);
  });

  tested(`an expired token ends it with UNAUTHENTICATED${note}`, async () => {
    const {code, out, err} = await run(language, expired);
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(err).toContain('401');
    expect(err).toContain('UNAUTHENTICATED');
  });

  tested(`too many requests end it with RATE_LIMITED${note}`, async () => {
    const {code, out, err} = await run(language, limited);
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(err).toContain('429');
    expect(err).toContain('RATE_LIMITED');
  });

  tested(`an error in a response with status 200 is printed${note}`, async () => {
    const {code, out, err} = await run(language, sandbox, (text) => text.replace('Molenrak', LONG_NAME));
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(err).toMatch(/^BAD_USER_INPUT .+$/);
    expect(sandbox.answered).toContain('200 POST /api/vpd/graphql/v1');
  });
});
