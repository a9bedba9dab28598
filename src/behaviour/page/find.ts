/**
 * Keeps the entries (`data-find`) that contain every word, and hides the others; a group (`data-find-group`) without an entry that is
 * left is hidden too.
 * @returns the entries that are left, or nothing when the text has no word
 */
export function keepFound(root: ParentNode, text: string): HTMLElement[] | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = (within: ParentNode): HTMLElement[] =>
    Array.from(within.querySelectorAll<HTMLElement>('[data-find]'));
  const all = entries(root);
  for (const entry of all) {
    const searched = (entry.dataset.find ?? '').toLowerCase();
    entry.hidden = !words.every((word) => searched.includes(word));
  }
  for (const group of Array.from(root.querySelectorAll<HTMLElement>('[data-find-group]'))) {
    group.hidden = entries(group).every((entry) => entry.hidden);
  }
  return words.length > 0 ? all.filter((entry) => !entry.hidden) : undefined;
}
