import {afterAll, describe, expect} from 'vitest';
import {cast} from '../../src/service';
import {testWith} from './support/missing';
import {startPlatform} from './support/platform/backend';
import {platformLanguages} from './support/platform/languages';
import {hasTokenHost, tokenHost, type TokenHost} from './support/platform/tokenHosts';
import {workshop} from './support/workshop';

/** The sandbox gives it tokens of 5 seconds. */
const SHORT_KEY = 'zilverlinde-short';

const shop = workshop();
afterAll(() => shop.remove());

describe.each(platformLanguages(shop.folder, hasTokenHost))('security token in $label', (language) => {
  const {run: tested, note} = testWith(language.installed, language.needs);
  let made: Promise<TokenHost> | undefined;
  const host = (): Promise<TokenHost> => (made ??= tokenHost(shop.folder, language));

  tested.each([
    ['ends with its code', ''],
    ['has text after its code', ' (see the log of the server)'],
  ])(`two requests after the token has expired need one Login, when the fault %s${note}`, async (_, after) => {
    const {run} = await host();
    const platform = await startPlatform({after, together: {operation: 'GetParty', numbers: [2, 3]}});
    const {code, out, err} = await run(`${platform.url}/soap/v3.1?subscriptionKey=any-key`, SHORT_KEY, 'expiry');
    await platform.close();
    expect({code, out, err}).toEqual({code: 0, out: Array<string>(3).fill(cast.buyer.name).join('\n'), err: ''});
    expect(platform.asked).toEqual([
      ...['Login', 'GetParty'],
      // Both are rejected, because the header block of both has the old token.
      ...['GetParty', 'GetParty', 'Login', 'GetParty', 'GetParty'],
    ]);
  });

  tested(
    `the token is renewed 10 minutes early, and only when it was rejected itself${note}`,

    async () => {
      const {run} = await host();
      const platform = await startPlatform();
      const {code, out, err} = await run(
        `${platform.url}/soap/v3.1?subscriptionKey=any-key`,
        'zilverlinde-erp',
        'renewal',
      );
      await platform.close();
      expect({code, err}).toEqual({code: 0, err: ''});
      expect(out.split('\n')).toEqual([
        'after 3:49 the same: true',
        'after 3:50 the same: false',
        'after another was rejected the same: true',
        'after it was rejected the same: false',
      ]);
      expect(platform.asked).toEqual(['Login', 'Login', 'Login']);
    },
  );
});
