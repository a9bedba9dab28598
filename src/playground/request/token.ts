/**
 * The access token that a reader pasted, without space around it and without the word `Bearer` of a copied header.
 * @returns '' for an empty field, undefined for a text that no header can carry
 */
export function tokenOf(pasted: string): string | undefined {
  const token = pasted.trim().replace(/^(?:Authorization:\s*)?Bearer\s+/i, '');
  return /^[\x21-\x7e]*$/.test(token) ? token : undefined;
}
