import {partsOf, type Hits} from './match';

/** Marks in more entries than these would delay the next letter. */
const MOST = 300;

/** The name of the marks, which src/components/FilterBox/styles.pcss colours. */
const NAME = 'found';

const marks = new WeakMap<Element, readonly Range[]>();

/** The places in an element at which words are, also where a word goes on in another element. */
function rangesIn(part: Element, words: RegExp): Range[] {
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const ranges = Array.from(part.textContent.matchAll(words), ({0: word, index}) => ({
    range: new Range(),
    start: index,
    end: index + word.length,
  }));
  let at = 0;
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    for (const {range, start, end} of ranges) {
      if (start >= at && start < at + node.length) range.setStart(node, start - at);
      if (end > at && end <= at + node.length) range.setEnd(node, end - at);
    }
    at += node.length;
  }
  return ranges.map(({range}) => range);
}

/** Marks the words in what a filter has found, in place of its marks before. They are no elements, so the page stays as it is; a browser without them marks nothing. */
export function markWords(root: Element, hits: Hits | undefined): void {
  if (!('highlights' in CSS)) return;
  const all = CSS.highlights.get(NAME) ?? new Highlight();
  for (const range of marks.get(root) ?? []) all.delete(range);
  const ranges = (hits?.found ?? [])
    .slice(0, MOST)
    .flatMap(partsOf)
    .flatMap((part) => (hits ? rangesIn(part, hits.words) : []));
  for (const range of ranges) all.add(range);
  marks.set(root, ranges);
  CSS.highlights.set(NAME, all);
}
