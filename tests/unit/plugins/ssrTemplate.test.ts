import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, test} from 'vitest';
import {ssrTemplate} from '../../../src/plugins/page-script/ssrTemplate';

const SCRIPTS_IN_HEAD = /<% it\.scripts\.forEach[\s\S]*?<% \}\); %>/;
const GENERATOR = /<meta name="generator"[^\n]*/;
const LOADER = /<script>[\s\S]*<\/script>/;

const lines = (template: string): string[] =>
  template
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

test('the page template is that of the installed Docusaurus, but for its name and the place of the scripts', () => {
  expect(docusaurusTemplate).toMatch(SCRIPTS_IN_HEAD);
  expect(ssrTemplate).toMatch(LOADER);
  expect(lines(ssrTemplate.replace(LOADER, ''))).toEqual(
    lines(docusaurusTemplate.replace(SCRIPTS_IN_HEAD, '').replace(GENERATOR, '')),
  );
});

test('the loader stays small', () => {
  expect(LOADER.exec(ssrTemplate)?.[0].length).toBeLessThan(1800);
});
