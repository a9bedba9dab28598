/**
 * The text of a rule as its publisher wrote it, where values that it copies from the document are `…`; several where the rule has several, and nothing
 * where it isn't known. `source` is the name of the rule set as a report has it.
 */
export type OfficialTextOf = (rule: string, source: string) => string | readonly string[] | undefined;

/** Whether a message is a text with values in the places of `…`. */
function isMadeFrom(text: string, message: string): boolean {
  let from = 0;
  return text.split('…').every((piece) => {
    const at = message.indexOf(piece.trim(), from);
    from = at + piece.trim().length;
    return at >= 0;
  });
}

/** The text of which a message is made, or the first. */
export function officialTextFor(texts: ReturnType<OfficialTextOf>, message: string): string | undefined {
  const all = typeof texts === 'string' ? [texts] : (texts ?? []);
  return all.find((text) => isMadeFrom(text, message)) ?? all[0];
}
