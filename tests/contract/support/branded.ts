/**
 * Prints, as JSON, what the site is made of under the names and hosts of the environment: every public file that is text, every page with its
 * tokens filled, and what the configuration says. rebrand.test.ts runs it as a program, because a process reads the environment once.
 */
import config from '../../../docusaurus.config';
import {fillTokens} from '../../../src/sources/tokens';
import {publicFiles} from '../../support/contracts';
import {pageSources} from '../../support/pages';

async function print(): Promise<void> {
  const files = (await publicFiles()).flatMap(({path, content}) =>
    typeof content === 'string' ? [[path, content]] : [],
  );
  const pages = pageSources().map(({file, text}) => [file, fillTokens(text, file)]);
  console.log(
    JSON.stringify(Object.fromEntries([...files, ...pages, ['docusaurus.config.ts', JSON.stringify(config)]])),
  );
}

void print();
