import {VALID, type Given} from './checker';

/** What runs when a page takes a text for its own. */
export const PAYLOAD = `<img src=x onerror="window.pwned=1"><script>window.pwned=2</script><svg onload="window.pwned=3">`;
export const ADDRESS = 'javascript:window.pwned=4';
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const invoice = String(VALID.bytes);

/** The valid invoice with another number, or with something before its root element. */
export const numbered = (id: string): string => invoice.replace(/(<cbc:ID>)[^<]+/, (_all, start: string) => start + id);
export const headed = (head: string, id = '&x;'): string =>
  numbered(id).replace(/<(?=[\w:]*Invoice\b)/, () => `${head}<`);

/** What the page must say: the verdicts that it may have, and words of the reason. */
export interface Hostile extends Given {
  readonly what: string;
  readonly verdict: 'Invalid' | 'Could not check' | 'Valid' | RegExp;
  readonly says?: RegExp;
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
export const random = (length: number): Buffer => {
  let state = 7;
  return Buffer.from(Array.from({length}, () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24));
};

/** Entities that multiply. */
export const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "ha">${'abcdefgh'
  .split('')
  .map((name, index, all) => (index === 0 ? '' : `<!ENTITY ${name} "${`&${all[index - 1] ?? ''};`.repeat(10)}">`))
  .join('')}<!ENTITY x "&h;">]>`;

/** Files that would do harm to a careless reader of XML. */
export const HOSTILE_XML: readonly Hostile[] = [
  {
    what: 'an entity from outside',
    name: 'a.xml',
    bytes: headed('<!DOCTYPE Invoice [<!ENTITY x SYSTEM "/robots.txt">]>'),
    verdict: 'Invalid',
    says: /document type declaration/,
  },
  {
    what: 'a DTD from outside',
    name: 'a.xml',
    bytes: headed('<!DOCTYPE Invoice SYSTEM "https://stranger.example/a.dtd">', '1'),
    verdict: 'Invalid',
    says: /document type declaration/,
  },
  {
    what: 'a parameter entity from outside',
    name: 'a.xml',
    bytes: headed('<!DOCTYPE Invoice [<!ENTITY % p SYSTEM "https://stranger.example/p"> %p;]>', '1'),
    verdict: 'Invalid',
    says: /document type declaration/,
  },
  {
    what: 'a billion laughs',
    name: 'a.xml',
    bytes: headed(LAUGHS),
    verdict: 'Invalid',
    says: /document type declaration/,
  },
  {
    what: 'XInclude',
    name: 'a.xml',
    bytes: numbered('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/robots.txt" parse="text"/>'),
    verdict: 'Invalid',
  },
  {
    what: 'a schema that the document names',
    name: 'a.xml',
    bytes: invoice.replace(
      /(<(?:\w+:)?Invoice\b)/,
      '$1 xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:x https://stranger.example/x.xsd"',
    ),
    verdict: /^(Valid|Invalid)$/,
  },
  {
    what: 'a style sheet that the document names',
    name: 'a.xml',
    bytes: headed('<?xml-stylesheet href="https://stranger.example/x.xsl" type="text/xsl"?>', '1'),
    verdict: 'Valid',
  },
  {
    what: '300 levels',
    name: 'a.xml',
    bytes: '<a>'.repeat(300) + '</a>'.repeat(300),
    verdict: 'Invalid',
    says: /nested in more than 200 levels/,
  },
  {
    what: 'a million levels',
    name: 'a.xml',
    bytes: '<a>'.repeat(1_000_000),
    verdict: 'Invalid',
    says: /nested in more than 200 levels/,
  },
  {what: 'NUL', name: 'a.xml', bytes: numbered('1\0 2'), verdict: 'Invalid', says: /not well-formed/},
  {
    what: 'other control characters',
    name: 'a.xml',
    bytes: numbered('1\u0008\u001b[31m\u0007'),
    verdict: 'Invalid',
    says: /not well-formed/,
  },
  {
    what: 'UTF-7',
    name: 'a.xml',
    bytes: '<?xml version="1.0" encoding="UTF-7"?>+ADw-script+AD4-window.pwned=1+ADw-/script+AD4-',
    verdict: 'Invalid',
    says: /encoding/i,
  },
  {
    what: 'UTF-16 without a byte order mark',
    name: 'a.xml',
    bytes: utf16(invoice.replace(/<\?xml[^>]*\?>\s*/, '')),
    verdict: 'Valid',
  },
  {
    what: 'UTF-16 that says UTF-8',
    name: 'a.xml',
    bytes: utf16(invoice.replace(/<\?xml[^>]*\?>/, '<?xml version="1.0" encoding="UTF-8"?>')),
    verdict: 'Invalid',
    says: /encoding|utf-16/i,
  },
  {
    what: 'half of a character',
    name: 'a.xml',
    bytes: Buffer.concat([Buffer.from(numbered('1').slice(0, 300)), Buffer.from([0xed, 0xa0, 0x80])]),
    verdict: 'Invalid',
  },
  {what: 'an empty file', name: 'a.xml', bytes: '', verdict: 'Invalid', says: /empty/},
  {what: 'spaces alone', name: 'a.xml', bytes: ' \n', verdict: 'Invalid', says: /empty/},
  {what: 'random bytes', name: 'a.xml', bytes: random(20_000), verdict: 'Invalid'},
  {
    what: 'a JPEG',
    name: 'photo.xml',
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0'), random(5000)]),
    verdict: 'Invalid',
  },
];
