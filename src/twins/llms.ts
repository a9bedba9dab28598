import {partOfGuide} from '../addresses/formatPages';
import {onSite, service} from '../service';
import type {CatalogueEntry} from '../sources/catalogue';
import {sections} from '../sources/sections';
import {twinAddress, type Twin, type TwinFile} from './twin';

/** Whether the title of a page says enough, as of one below another. */
const BELOW = /^\/misc\/codeList\/|^\/documents\/rules\/(?!overview)|^\/reference\//;

const isBelow = ({page, address}: Twin): boolean =>
  partOfGuide(page) !== undefined || BELOW.test(page) || address !== undefined;

/** The section that an address belongs to, by the page where the section starts. */
function sectionOf(address: string): string {
  if (address === '/index.md' || address === '/v1.md' || address.startsWith('/reference/')) return '/';
  const own = sections().sections.find(({page}) => page !== '/' && address.startsWith(`/${page.split('/')[1]}/`));
  return own?.page ?? sections().sections[0]?.page ?? '/';
}

/** The folder of a section's full text: `/platform`, and the root for the guides. */
const folderOf = (start: string): string => {
  if (start === '/') return '/reference';
  const folder = `/${start.split('/')[1]}`;
  return folder === '/introduction' ? '' : folder;
};

const line = (twin: Twin): string =>
  `- [${twin.title}](${onSite(twinAddress(twin))})${isBelow(twin) ? '' : `: ${twin.description}`}`;

/** The files that the index lists; /catalogue.json has the others. */
const CONTRACTS: readonly CatalogueEntry['kind'][] = ['openapi', 'arazzo', 'wsdl', 'graphql', 'json-schema', 'sandbox'];

const fullText = (start: string): string => onSite(`${folderOf(start)}/llms-full.txt`);

/** The index of all twins and contracts, in the form of llmstxt.org: sections with one line for each page. */
export function indexText(twins: readonly Twin[], catalogue: readonly CatalogueEntry[]): string {
  const {about, sections: all} = sections();
  const parts = all.map(({label, what, page: start}) => {
    const own = twins.filter((twin) => sectionOf(twinAddress(twin)) === start);
    return [
      `## ${label}: ${what}`,
      '',
      ...own.map(line),
      `- [All of this section in one file](${fullText(start)})`,
    ].join('\n');
  });
  const files = catalogue
    .filter(({kind}) => CONTRACTS.includes(kind))
    .map(({path, title}) => `- [${title}](${onSite(path)})`);
  return (
    [
      `# ${service.service.name}`,
      `> ${about} Each page of this documentation is also a Markdown file: replace .html at the end of its address with .md.`,
      ...parts,
      [
        '## Contracts',
        '',
        ...files,
        `- [All files for programs](${onSite('catalogue.json')}): code lists, examples and rules too, as JSON`,
      ].join('\n'),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

/** The whole text of each section, in the order of the index. */
export function fullTexts(twins: readonly {readonly twin: Twin; readonly files: readonly TwinFile[]}[]): TwinFile[] {
  return sections().sections.map(({page: start}) => ({
    path: `${folderOf(start)}/llms-full.txt`.slice(1),
    content: twins
      .filter(({twin}) => sectionOf(twinAddress(twin)) === start)
      .flatMap(({files}) => files.map(({content}) => content))
      .join('\n'),
  }));
}
