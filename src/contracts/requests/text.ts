/** A line, several lines, or nothing. */
export type Lines = string | readonly string[] | undefined;

/** The lines of a text, without those that are nothing. */
export function linesOf(...parts: readonly Lines[]): string[] {
  return parts.flatMap((part) => part ?? []);
}

/** Lines as one text. */
export function textOf(...parts: readonly Lines[]): string {
  return linesOf(...parts).join('\n');
}
