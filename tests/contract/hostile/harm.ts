import {parsed} from '../../support/html';

/** What a text of a contract or a page never becomes: an element that runs, loads, sends or restyles. */
const ELEMENTS =
  'script, style, link, meta, base, iframe, frame, object, embed, img, picture, audio, video, source, form, input, button, textarea, select, foreignObject, animate, set, image, template, noscript';

/** Addresses that run something or are data; a browser drops control characters in them. */
const BAD_ADDRESS = /^(?:javascript|vbscript|data|blob|file):/i;

/** What HTML of the build could do to a reader, as a list in words; empty when it is text, code and links. */
export function harmIn(html: string): string[] {
  const page = parsed(`<main>${html}</main>`);
  const found = page('main')
    .find(ELEMENTS)
    .toArray()
    .map(({tagName}) => `element ${tagName}`);
  if (page('body > *').length !== 1 || page('head > *').length > 0) found.push('an element outside the place');
  for (const element of page('main *').toArray())
    for (const [name, value] of Object.entries(element.attribs)) {
      // A browser drops spaces and control characters in an address.
      const address = Array.from(value)
        .filter((sign) => sign > ' ')
        .join('');
      if (/^on|^style$|^srcdoc$|^formaction$/i.test(name)) found.push(`attribute ${name}`);
      else if (/href|src|action/i.test(name) && BAD_ADDRESS.test(address)) found.push(`address ${value}`);
    }
  return found;
}

/** All texts in data that a page takes for HTML: those whose names say so. */
export function htmlIn(data: unknown, name = ''): string[] {
  if (typeof data === 'string') return /html$|^svg$/i.test(name) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  const entries = data instanceof Map ? [...(data as ReadonlyMap<string, unknown>)] : Object.entries(data);
  return entries.flatMap(([key, value]) => htmlIn(value, Array.isArray(data) ? name : key));
}
