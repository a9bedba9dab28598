import {expect, test} from './support/test';
import {KINDS} from './support/attack';
import {check, VALID} from './support/checker';
import {startHost} from './support/hosts';
import {need} from './support/missing';
import {hydrate} from './support/page';
import {RECIPES} from './support/recipes';

test('pages work under the policy of the host too, and so does the worker of the check, which has no other', async ({
  page,
}) => {
  const recipe = RECIPES.find(({tool, sitePath}) => tool === 'nginx' && sitePath === '/');
  const host = recipe && (await startHost(recipe));
  need('nginx', host !== undefined);
  if (!host) return;
  try {
    for (const kind of ['guide', 'console', 'playground']) {
      await page.goto(host.address + (KINDS[kind] ?? ''));
      await hydrate(page);
    }
    await page.goto(host.address + (KINDS.checker ?? ''));
    expect((await check(page, VALID)).verdict).toBe('Valid');
    // Another origin, at which the same host answers.
    const elsewhere = host.address.replace('localhost', '127.0.0.1');
    const outcome = (address: string): Promise<unknown> | undefined =>
      page.workers()[0]?.evaluate(
        (target) =>
          fetch(target, {mode: 'no-cors'}).then(
            ({type}) => type,
            () => 'refused',
          ),
        `${address}/robots.txt`,
      );
    expect(await outcome(host.address)).toBe('basic');
    expect(await outcome(elsewhere)).toBe('refused');
  } finally {
    await host.stop();
  }
});
