import {escapeRegExp} from '../../contracts/escapeRegExp';

/** What a filter has found, in the order of the page. */
export interface Hits {
  readonly found: readonly HTMLElement[];
  /** Those of which a name, a code or an id is what the reader looks for. */
  readonly exact: readonly HTMLElement[];
  /** Finds the words in the text of a hit, for the marks. */
  readonly words: RegExp;
}

/** A word of one or two letters is in almost every row of a long table, so alone it is a code there: the text has to start with it. */
const SHORT = 2;

/** A number behind letters, which is looked for whole: `bt-1` is not `bt-10`. */
const NUMBERED = /^[a-z-]+-\d+$/;

const texts = new WeakMap<HTMLElement, string>();

/** What a reader sees of an entry: its line, or of an element of a tree its line and its details, not the elements in it. */
export function partsOf(entry: HTMLElement): readonly Element[] {
  const own = Array.from(entry.querySelectorAll(':scope > details > :is(summary, div)'));
  return own.length > 0 ? own : [entry.querySelector(':scope > summary') ?? entry];
}

/** What an entry is found by: the words in `data-find`, or else its own text, which is read once. */
function textOf(entry: HTMLElement): string {
  const own = (): string =>
    partsOf(entry)
      .map(({textContent}) => textContent)
      .join(' ');
  const text = texts.get(entry) ?? (entry.dataset.find || own()).toLowerCase();
  texts.set(entry, text);
  return text;
}

function has(entry: HTMLElement, word: string, whole: boolean): boolean {
  const text = textOf(entry);
  return whole && NUMBERED.test(word) ? new RegExp(`${escapeRegExp(word)}(?![\\d-])`).test(text) : text.includes(word);
}

/** Whether a text of an element is what the reader looks for, with or without its prefix (`cbc:`). */
function says(head: Element, wanted: string): boolean {
  const nodes = document.createTreeWalker(head, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode.textContent?.trim().toLowerCase() ?? '';
    if (text === wanted || text.split(/:|, /).includes(wanted)) return true;
  }
  return false;
}

/** Whether the entry is what the reader looks for, or in a group of that name. */
function isExact(entry: HTMLElement, wanted: string): boolean {
  const own = entry.querySelector(':scope > :is(summary, h3), :scope > details > summary') ?? entry;
  const group = entry.closest('section:not([data-find])')?.querySelector('h2, h3');
  return says(own, wanted) || group?.firstChild?.textContent?.toLowerCase() === wanted;
}

/** Finds the entries that have every word of a text; nothing when the text has no word. */
export function findIn(entries: readonly HTMLElement[], text: string): Hits | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const [first = '', ...others] = words;
  const isCode = others.length === 0 && first.length <= SHORT;
  const starts = (entry: HTMLElement): boolean => textOf(entry).startsWith(first);
  const having = (whole: boolean): HTMLElement[] =>
    entries.filter((entry) =>
      isCode && !entry.dataset.find && entry.matches('tr')
        ? starts(entry)
        : words.every((word) => has(entry, word, whole)),
    );
  const whole = having(true);
  const found = whole.length > 0 ? whole : having(false);
  return {
    found,
    exact: found.filter((entry) => isExact(entry, words.join(' '))),
    words: new RegExp(words.map(escapeRegExp).join('|'), 'gi'),
  };
}
