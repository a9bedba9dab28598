import {catalogue} from '../sources/catalogue';
import {untracked} from '../sources/files';
import {restReference, restVersions} from '../sources/rest';
import type {LinkTargets} from './links';
import {fullTexts, indexText} from './llms';
import type {DrawPart} from './page';
import {pageTwin, writtenPages} from './pageTwins';
import {referenceTwins} from './referenceTwins';
import {twinAddress, twinFiles, type Twin, type TwinFile} from './twin';

/** What links of twins lead to. */
function linkTargets(): LinkTargets {
  const operations = restVersions.flatMap((version) =>
    restReference(version).tags.flatMap(({operations: all}) => all.map(({id}) => [id, version] as const)),
  );
  const hidden = writtenPages().filter(({robots}) => robots !== undefined);
  return {operations: new Map(operations), hidden: new Set(hidden.map(({page}) => page))};
}

/** The Markdown twins of a site, each drawn when it is needed. */
export interface SiteTwins {
  /** Everything: the twins, the index of them, and the full text of each section. */
  readonly all: () => Promise<TwinFile[]>;
  /** One file by its path without the leading slash; nothing for a path that no file has. */
  readonly file: (path: string) => Promise<TwinFile | undefined>;
}

/** The Markdown twins of all pages that search engines may list. */
export function siteTwins(draw: DrawPart): SiteTwins {
  const {targets, twins} = untracked(() => {
    const listed = writtenPages().filter(({robots}) => robots === undefined);
    return {
      targets: linkTargets(),
      twins: [...listed.map((page) => pageTwin(page, draw)), ...referenceTwins(draw)],
    };
  });
  const filesOf = (twin: Twin): Promise<TwinFile[]> => untracked(() => twinFiles(twin, targets));
  const index = (): TwinFile => ({path: 'llms.txt', content: untracked(() => indexText(twins, catalogue()))});
  async function all(): Promise<TwinFile[]> {
    const written: {twin: Twin; files: TwinFile[]}[] = [];
    for (const twin of twins) written.push({twin, files: await filesOf(twin)});
    return [...written.flatMap(({files}) => files), index(), ...untracked(() => fullTexts(written))];
  }
  async function file(path: string): Promise<TwinFile | undefined> {
    if (path === 'llms.txt') return index();
    const whole = `/${path.replace(/-\d+\.md$/, '.md')}`;
    const twin = twins.find((each) => [whole, `/${path}`].includes(twinAddress(each)));
    const files = twin ? await filesOf(twin) : path.endsWith('llms-full.txt') ? await all() : [];
    return files.find((each) => each.path === path);
  }
  return {all, file};
}
