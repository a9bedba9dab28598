type Act = () => void;

const acts = new Set<Act>();

/**
 * Has something done before the page goes: when the browser leaves it, and when the site shows another page in its place.
 * @returns takes it back
 */
export function onLeave(act: Act): () => void {
  acts.add(act);
  return () => acts.delete(act);
}

/** Does what is to be done before the page goes. */
export function leave(): void {
  for (const act of [...acts]) act();
}
