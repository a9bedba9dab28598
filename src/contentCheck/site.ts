import {allPages, type Page} from './page/pages';
import {untracked} from '../sources/files';
import type {Fault} from './fault';

/** All that checks look at: the pages by their addresses. Contracts are read by src/sources. */
export interface Site {
  readonly pages: readonly Page[];
  readonly byAddress: ReadonlyMap<string, Page>;
}

/** A check of the content: its faults, each with file, line, what is wrong and what to do. */
export type Check = (site: Site) => readonly Fault[] | Promise<readonly Fault[]>;

/** The site as it is now. */
export const readSite = (): Promise<Site> =>
  untracked(async () => {
    const pages = await allPages();
    return {pages, byAddress: new Map(pages.map((page) => [page.address, page]))};
  });
