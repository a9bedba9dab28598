/** A parameter's value as it goes on the wire: percent-encoded in path and query, where a colon may stay; a header as it is. */
export function encoded(value: string, place: string): string {
  return place === 'header' ? value : encodeURIComponent(value.trim()).replaceAll('%3A', ':');
}
