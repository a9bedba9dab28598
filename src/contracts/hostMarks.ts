/**
 * An environment variable of a host with its default, in code of any language: `${PSB_HOST:-https://…}`, `("PSB_HOST", "https://…")`,
 * `getenv('PSB_HOST') ?: 'https://…'`.
 */
const DEFAULT = /(PSB_(?:[A-Z]+_)?HOST)(["')]*[\s,:?-]+["']?)(https?:\/\/[^\s"'}]+)/g;

/** Stands for a host while its code is highlighted, which would take it apart. It is a character of private use. */
const PLACE = '\uE000';

/**
 * Code as HTML in which each host that is a default has an element with the name of its variable, `<span data-host="PSB_HOST">`. The page
 * script writes the host of another environment into it.
 * @param highlight turns code into HTML
 */
export function withHostMarks(code: string, highlight: (code: string) => string): string {
  const marks: string[] = [];
  const without = code.replace(DEFAULT, (_, variable: string, between: string, origin: string) => {
    marks.push(`<span data-host="${variable}">${origin}</span>`);
    return variable + between + PLACE;
  });
  return highlight(without).replaceAll(PLACE, () => marks.shift() ?? '');
}
