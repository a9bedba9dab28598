/** Parts of a page that are interface, or say again in code what its words say: the search leaves them out. */
export const IGNORED = [
  'button',
  'noscript',
  'a[href^="/reference/"]',
  '[data-samples] [role="group"]',
  '[data-sample]:not([data-sample="curl"])',
  '[data-sample] > p',
  'figure:has(.diagram)',
  'details:has(> figure[data-code="xml"])',
  'details figure[data-code]',
  '[data-operation] figure[data-code]',
  '[data-operation] details:not([open])',
  'figure[data-code="json"]',
];

const CODE_BLOCK = /(<pre[\s>][\s\S]*?<\/pre>)/;
const NEIGHBOURS = /<\/(span|code|a|button)>(?=<(?:span|code|a|button)\b[^>]*>[^\s,.;:)])/g;

/**
 * Puts a space between inline elements that stand side by side with a gap of style alone, so that their words stay apart.
 * @param html a page
 */
export function spaced(html: string): string {
  return html
    .split(CODE_BLOCK)
    .map((part, index) => (index % 2 === 0 ? part.replace(NEIGHBOURS, '</$1> ') : part))
    .join('');
}

/** A section of a page as the package reads it. */
export interface Section {
  readonly title: string;
  readonly hash: string;
  readonly content: string;
}

/** A shorter text may well stand in two sections. */
const CHANCE = 40;

/**
 * Leaves out of each section what sections inside it hold: the package reads a heading inside an element, such as an
 * entry of the error catalogue, twice, once by itself and once with the heading before the element.
 */
export function withoutNested(sections: readonly Section[]): Section[] {
  return sections.map((section, index) => {
    const content = sections
      .slice(index + 1)
      .filter((inner) => inner.content.length > CHANCE)
      .reduce((text, inner) => text.replace(inner.content, ''), section.content);
    return {...section, content: content.replace(/\s+/g, ' ').trim()};
  });
}
