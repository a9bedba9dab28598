import {deflateRawSync} from 'node:zlib';
import {zipSync} from 'fflate';
import {PDFName, PDFString} from 'pdf-lib';
import {example, pdfWith} from './checker';
import {headed, invoice, LAUGHS, PAYLOAD, random, type Hostile} from './checkerHostile';

const FACTURX = example('cii-facturx/invoice-typical.xml');

/** A zip by hand, so that what it says of its files can be wrong. */
export function zipOf(
  entries: readonly {
    readonly name: string;
    readonly content: Buffer;
    readonly size?: number;
    readonly flags?: number;
    readonly method?: number;
    /** Whether the content is what a program packed. */
    readonly isPacked?: boolean;
  }[],
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const {name, content, size = content.length, flags = 0, method = 8, isPacked = false} of entries) {
    const data = method === 8 && !isPacked ? deflateRawSync(content) : content;
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, title, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, title]));
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Zips within zips, as deep as the famous one. */
function nestedZip(): Uint8Array {
  let zip = zipSync({'0.xml': bytes(' '.repeat(1_000_000))});
  for (let level = 0; level < 5; level += 1)
    zip = zipSync(Object.fromEntries(Array.from({length: 16}, (_, index) => [`lib ${index}.zip`, zip])));
  return zip;
}

const latin1 = (file: Uint8Array): string => Buffer.from(file).toString('latin1');
const encrypted = (file: Uint8Array): Buffer =>
  Buffer.from(latin1(file).replace('trailer\n<<', 'trailer\n<< /Encrypt 1 0 R'), 'latin1');

/** PDFs that do something, or can't be read. */
export async function hostilePdfs(): Promise<Hostile[]> {
  const scripted = await pdfWith({'factur-x.xml': FACTURX}, (pdf) => {
    pdf.catalog.set(
      PDFName.of('OpenAction'),
      pdf.context.obj({S: PDFName.of('JavaScript'), JS: PDFString.of('app.alert(1); window.pwned = 1')}),
    );
    pdf.addJavaScript('main', 'app.alert(1); window.pwned = 1');
  });
  const plain = await pdfWith({'factur-x.xml': FACTURX});
  return [
    {what: 'a PDF with scripts', name: 'a.pdf', bytes: scripted, verdict: 'Valid'},
    {what: 'an encrypted PDF', name: 'a.pdf', bytes: encrypted(plain), verdict: 'Could not check', says: /encrypted/},
    {
      what: 'a PDF whose stream is a bomb',
      name: 'a.pdf',
      bytes: await pdfWith({'factur-x.xml': new Uint8Array(60_000_000)}),
      verdict: 'Could not check',
    },
    {
      what: 'a PDF with entities',
      name: 'a.pdf',
      bytes: await pdfWith({'factur-x.xml': headed(LAUGHS)}),
      verdict: 'Invalid',
      says: /document type declaration/,
    },
    {
      what: 'half of a PDF',
      name: 'a.pdf',
      bytes: plain.slice(0, plain.length / 2),
      verdict: /^(Invalid|Could not check)$/,
    },
    {
      what: 'a PDF of a head alone',
      name: 'a.pdf',
      bytes: '%PDF-1.7',
      verdict: 'Invalid',
      says: /without an embedded invoice/,
    },
    {
      what: 'a PDF of many beginnings',
      name: 'a.pdf',
      bytes: `%PDF-1.7\n${'1 0 obj << /EF << /F '.repeat(40_000)}`,
      verdict: /^(Invalid|Could not check)$/,
    },
  ];
}

/** Archives that do harm to a careless reader; what is in the first that is opened has a verdict. */
export function hostileZips(): Hostile[] {
  const content = Buffer.from(invoice);
  const many = Object.fromEntries(Array.from({length: 500}, (_, index) => [`${index}.xml`, bytes('<a/>')]));
  const good = zipSync({'a.xml': content});
  return [
    {what: 'zips in zips', name: 'a.zip', bytes: nestedZip(), verdict: 'Could not check', says: /not opened/},
    {
      what: 'an encrypted zip',
      name: 'a.zip',
      bytes: zipOf([{name: 'a.xml', content: random(2000), flags: 1, size: 9000, isPacked: true}]),
      verdict: 'Could not check',
      says: /encrypted/,
    },
    {
      what: 'an encrypted zip without compression',
      name: 'a.zip',
      bytes: zipOf([{name: 'a.xml', content: random(2000), flags: 1, method: 0}]),
      verdict: 'Could not check',
      says: /encrypted/,
    },
    {
      what: 'a zip of another compression',
      name: 'a.zip',
      bytes: zipOf([{name: 'a.xml', content, method: 99}]),
      verdict: 'Could not check',
      says: /damaged or encrypted/,
    },
    {
      what: 'half of a zip',
      name: 'a.zip',
      bytes: good.slice(0, good.length / 2),
      verdict: 'Could not check',
      says: /damaged/,
    },
    {
      what: 'a zip with damaged bytes',
      name: 'a.zip',
      bytes: Uint8Array.from(good, (byte, index) => (index > 60 && index < 200 ? byte ^ 0xff : byte)),
      verdict: /^(Could not check|Invalid)$/,
    },
    {
      what: 'a zip of 500 files',
      name: 'a.zip',
      bytes: zipSync(many),
      verdict: 'Could not check',
      says: /more than 200/,
    },
    {
      what: 'a zip of large files',
      name: 'a.zip',
      bytes: zipOf(Array.from({length: 3}, (_, index) => ({name: `${index}.xml`, content, size: 40_000_000}))),
      verdict: 'Could not check',
      says: /larger than 100 MB/,
    },
    {
      what: 'a zip without files',
      name: 'a.zip',
      bytes: zipSync({}),
      verdict: 'Could not check',
      says: /no XML or PDF/,
    },
    {
      what: 'a zip that says that its file is smaller',
      name: 'a.zip',
      bytes: zipOf([{name: 'a.xml', content, size: 500}]),
      verdict: /^(Could not check|Invalid)$/,
    },
    {
      what: 'a zip that says that its file is larger',
      name: 'a.zip',
      bytes: zipOf([{name: 'a.xml', content, size: 90_000_000}]),
      verdict: 'Valid',
    },
    {
      what: 'a zip that says that a bomb is small',
      name: 'a.zip',
      bytes: zipOf([{name: 'a.xml', content: Buffer.alloc(200_000_000, ' '), size: 100}]),
      verdict: /^(Could not check|Invalid)$/,
    },
    {
      what: 'a zip with names that lead out of it',
      name: 'a.zip',
      bytes: zipSync({'../../../etc/passwd.xml': content}),
      verdict: 'Valid',
    },
    {
      what: 'a zip with a name of a prototype',
      name: 'a.zip',
      bytes: zipOf([{name: '__proto__/a.xml', content}]),
      verdict: 'Valid',
    },
    {
      what: 'a zip with markup in a name',
      name: 'a.zip',
      bytes: zipSync({[`${PAYLOAD.replaceAll('/', '')}.xml`]: content}),
      verdict: 'Valid',
    },
  ];
}
