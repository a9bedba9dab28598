/**
 * Prints, as JSON, what the site is made of under the names and hosts of the environment: every public file that is text, the logo, every page with its
 * tokens filled, the colours, and what the configuration says. rebrand.test.ts runs it as a program, because a process reads the environment once.
 */
import fs from 'node:fs';
import postcss from 'postcss';
import config from '../../../docusaurus.config';
import {brandColours} from '../../../src/plugins/brand/colours';
import {brandLogo} from '../../../src/plugins/brand/logo';
import {brand} from '../../../src/service/brand';
import {fillTokens} from '../../../src/sources/tokens';
import {publicFiles} from '../../support/contracts';
import {pageSources} from '../../support/pages';

const TOKENS = 'src/css/tokens.css';

async function print(): Promise<void> {
  const files = [...(await publicFiles()), {path: 'img/logo.svg', content: brandLogo()}].flatMap(({path, content}) =>
    typeof content === 'string' ? [[path, content]] : [],
  );
  const pages = pageSources().map(({file, text}) => [file, fillTokens(text, file)]);
  const tokens = await postcss([brandColours(brand.colours)]).process(fs.readFileSync(TOKENS, 'utf8'), {from: TOKENS});
  const others = [
    [TOKENS, tokens.css],
    ['docusaurus.config.ts', JSON.stringify(config)],
  ];
  console.log(JSON.stringify(Object.fromEntries([...files, ...pages, ...others])));
}

void print();
