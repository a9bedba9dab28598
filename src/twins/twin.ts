import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {twinIndex, twinOf} from '../addresses/twins';
import {onSite} from '../service';
import {withTwinLinks} from './absolute';
import {cut} from './cut';
import type {LinkTargets} from './links';
import {markdownOf} from './text';

/** A page, or a part of the reference, to be written as Markdown. */
export interface Twin {
  /** Address of the page whose links are relative to it: `/x.html`. */
  readonly page: string;
  /** Address of the twin; default: that of its page. */
  readonly address?: string;
  readonly title: string;
  readonly description: string;
  /** Draws the content of the page. */
  readonly draw: () => Promise<readonly RootContent[]> | readonly RootContent[];
}

/** A file of the site: its path without the leading slash, and its text. */
export interface TwinFile {
  readonly path: string;
  readonly content: string;
}

/** The most characters of a file. Tools that read for a program cut what is longer, without a word (agent-docs-spec 0.4, `page-size-markdown`). */
const LONGEST = 50_000;

/** Characters kept for what is above the content, and for the indentation of what is cut out of lists. */
const FRAME = 4_000;

/** The address of a twin. */
export const twinAddress = ({page, address = twinOf(page)}: Pick<Twin, 'page' | 'address'>): string => address;

/** The address of a further part of a twin: `/documents/terms-2.md`. */
const partAddress = (address: string, part: number): string =>
  part === 1 ? address : address.replace(/\.md$/, `-${part}.md`);

const text = (value: string): PhrasingContent => ({type: 'text', value});
const link = (url: string, title: string): PhrasingContent => ({type: 'link', url, children: [text(title)]});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Links to the parts of a twin that has several. */
function partLinks(address: string, number: number, count: number): RootContent[] {
  if (count === 1) return [];
  const links = Array.from({length: count}, (_, index) => index + 1)
    .filter((part) => part !== number)
    .flatMap((part) => [text(' '), link(onSite(partAddress(address, part)), `Part ${part}`)]);
  return [paragraph(text(`This is part ${number} of ${count}. The others:`), ...links)];
}

/** The files of a twin: one, or several where the page is long. @throws Error for a block that is too long for a file and can't be cut */
export async function twinFiles(twin: Twin, targets: LinkTargets): Promise<TwinFile[]> {
  const {page, title, description} = twin;
  const address = twinAddress(twin);
  const parts = cut(withTwinLinks(await twin.draw(), page, targets), LONGEST - FRAME);
  return parts.map((blocks, index) => {
    const number = index + 1;
    const name = number === 1 ? title : `${title}, part ${number}`;
    const directive = paragraph(
      text('Index of all pages for programs: '),
      link(onSite(twinIndex), 'llms.txt'),
      text('. The same page for people: '),
      link(onSite(page), title),
      text('.'),
    );
    const content = markdownOf([
      {type: 'heading', depth: 1, children: [text(name)]},
      {type: 'blockquote', children: [directive]},
      paragraph(text(description)),
      ...partLinks(address, number, parts.length),
      ...blocks,
    ]);
    const place = partAddress(address, number);
    if (content.length > LONGEST)
      throw new Error(
        `${place} has ${content.length} characters, and a block that can't be cut. Shorten it to ${LONGEST}`,
      );
    return {path: place.slice(1), content};
  });
}
