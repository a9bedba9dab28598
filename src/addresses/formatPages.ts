import {codeListsPage} from './codeLists';

/** What the pages below the guide to a format show, in the order of their tabs. */
export const formatParts = ['structure', 'examples', 'rejections'] as const;

export type FormatPart = (typeof formatParts)[number];

const PART = new RegExp(`^(/documents/.+)/(${formatParts.join('|')})\\.html$`);

/** The address of a page below the guide to a format: `/documents/invoices/ubl/bisv3/structure.html`. */
export const partPage = (guide: string, part: FormatPart): string => guide.replace(/\.html$/, `/${part}.html`);

/** The overviews with a page below them for each thing that they list. */
const OVERVIEWS = [codeListsPage];

/** The guide or overview that an address belongs to: of a page below one, that page; of every other page, the page itself. */
export const guideOf = (address: string): string =>
  OVERVIEWS.find((overview) => address.startsWith(overview.replace('.html', '/'))) ?? address.replace(PART, '$1.html');

/** Which page below a guide an address is; nothing for every other page. */
export const partOfGuide = (address: string): FormatPart | undefined =>
  PART.exec(address)?.[2] as FormatPart | undefined;
