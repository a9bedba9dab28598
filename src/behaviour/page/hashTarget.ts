/** The text behind `%xx`; the text itself when it is malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The element that the address points at: nothing without a hash, or when no element has it. */
export function hashTarget(): HTMLElement | null {
  const hash = window.location.hash.slice(1);
  return hash ? document.getElementById(decoded(hash)) : null;
}
