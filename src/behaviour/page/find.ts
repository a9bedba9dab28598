const texts = new WeakMap<HTMLElement, string>();

/** What an entry is found by: the words in `data-find`, or else its own text, which is read once. */
function textOf(entry: HTMLElement): string {
  const text = texts.get(entry) ?? (entry.dataset.find || entry.textContent).toLowerCase();
  texts.set(entry, text);
  return text;
}

/** A word of one or two letters is in almost every entry of a long list, so there the text has to start with it: it is a code. */
const SHORT = 2;

const has = (entry: HTMLElement, word: string): boolean =>
  word.length > SHORT || entry.dataset.find ? textOf(entry).includes(word) : textOf(entry).startsWith(word);

/** The words that a reader looks for. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Hides or shows an element. Writing only changes keeps a long list fast. */
export function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/** The entries of a part of the page. */
export const entriesIn = (root: ParentNode): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>('[data-find]'));

/** Hides the parts of the page whose entries are all hidden, and shows the others. */
export function hideEmpty(root: ParentNode, parts: string): void {
  root.querySelectorAll<HTMLElement>(parts).forEach((part) => {
    setHidden(
      part,
      entriesIn(part).every(({hidden}) => hidden),
    );
  });
}

/** Hides the entries (`data-find`) that lack a word, and groups without entries. Returns the others, or nothing when the text has no word. */
export function keepFound(root: ParentNode, text: string): HTMLElement[] | undefined {
  const words = wordsOf(text);
  const all = entriesIn(root);
  for (const entry of all) setHidden(entry, !words.every((word) => has(entry, word)));
  hideEmpty(root, '[data-find-group]');
  return words.length > 0 ? all.filter((entry) => !entry.hidden) : undefined;
}
