import {fatal} from './findings';
import {MAXIMUM_BYTES} from './limits';
import {type Finding} from './model';

/** Names of the XML in a hybrid invoice: Factur-X and ZUGFeRD 2, ZUGFeRD 1, XRechnung. */
const NAMES = /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/i;

const NO_XML = fatal(
  'PDF',
  'The file is a PDF without an embedded invoice as XML (factur-x.xml, zugferd-invoice.xml or xrechnung.xml). Embed it, or send the XML alone.',
);
const UNREADABLE = fatal(
  'ENGINE',
  'The PDF has embedded files, but they are encrypted, damaged or compressed in a way that is not read.',
);

/** An object of a PDF: its text up to the stream, and the bytes of the stream where it has one. */
interface PdfObject {
  readonly text: string;
  readonly stream?: Uint8Array;
}

type Objects = Map<number, PdfObject>;

/** Whether a file is a PDF. */
export const isPdf = (file: Uint8Array | string): file is Uint8Array =>
  typeof file !== 'string' && String.fromCharCode(...file.subarray(0, 5)) === '%PDF-';

/** The length of a stream that starts at a place: what its object says, where `endstream` follows there, or else up to the next `endstream`. */
function streamEnd(text: string, start: number, dictionary: string): number {
  const end = start + Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN);
  if (/^\s*endstream/.test(text.slice(end, end + 20))) return end;
  const next = text.indexOf('endstream', start);
  return next < 0 ? text.length : next;
}

/** The objects of a file by number, except those within object streams. Of several with a number the last counts, as a PDF is changed by adding to it. */
function objectsOf(bytes: Uint8Array, text: string): Objects {
  const objects: Objects = new Map();
  const start = /\b(\d{1,10})\s+\d{1,5}\s+obj\b/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = start.lastIndex;
    const end = /\bendobj\b|\bstream\r?\n/g;
    end.lastIndex = from;
    const stop = end.exec(text);
    if (!stop) break;
    const dictionary = text.slice(from, stop.index);
    const hasStream = stop[0] !== 'endobj';
    const until = hasStream ? streamEnd(text, end.lastIndex, dictionary) : end.lastIndex;
    const stream = hasStream ? bytes.subarray(end.lastIndex, until) : undefined;
    objects.set(Number(found[1]), {text: dictionary, ...(stream ? {stream} : {})});
    start.lastIndex = until;
  }
  return objects;
}

/** How many bytes can still be decompressed of a file: all of its streams together have as many as a file may have. */
interface Allowance {
  left: number;
}

/** The content of a stream, decompressed. @throws Error for a filter that isn't read, damaged bytes, and more bytes than are left */
async function contentOf({text, stream = new Uint8Array()}: PdfObject, allowance: Allowance): Promise<Uint8Array> {
  const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(text)?.[1]?.match(/\w+/g) ?? [];
  if (filter.length === 0) return stream;
  if (filter.join() !== 'FlateDecode' || /\/Predictor\s+[^1\s]/.test(text))
    throw new Error(`The filter ${filter.join()} is not read`);
  const parts: Uint8Array[] = [];
  const inflated = new Blob([Uint8Array.from(stream)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = inflated.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    allowance.left -= part.value.length;
    if (allowance.left < 0) throw new Error('The streams are too large');
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** A text of bytes, a character for each. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The objects within an object stream. Its head has pairs of a number and the place of the object after the head. */
async function objectsWithin(object: PdfObject, allowance: Allowance): Promise<Objects> {
  const content = latin1(await contentOf(object, allowance));
  const first = Number(/\/First\s+(\d+)/.exec(object.text)?.[1] ?? 0);
  const head = content.slice(0, first).match(/\d+/g)?.map(Number) ?? [];
  const pairs = head.flatMap((number, index) => (index % 2 === 0 ? [[number, head[index + 1] ?? 0] as const] : []));
  return new Map(
    pairs.map(([number, at], index) => [
      number,
      {text: content.slice(first + at, first + (pairs[index + 1]?.[1] ?? content.length))},
    ]),
  );
}

/** A name of a file as it is written in a PDF: `(factur-x.xml)`, or hexadecimal digits, both also in UTF-16. */
function nameIn(text: string): string {
  const [, written = '', digits = ''] = /\/U?F\s*(?:\(((?:[^()\\]|\\.)*)\)|<([0-9A-Fa-f\s]*)>)/.exec(text) ?? [];
  const decoded = digits.replace(/\s/g, '').replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
  return (written || decoded).replace(/\\(?=[^\d])/g, '').replace(/[^ -~]/g, '');
}

/** The object that an entry of a dictionary refers to, or the text of the dictionary itself that it has. */
function entry(text: string, key: string, objects: Objects): PdfObject | undefined {
  const [, number, own] = new RegExp(`/${key}\\s*(?:(\\d+)\\s+\\d+\\s+R|(<<[^>]*>>))`).exec(text) ?? [];
  return number === undefined ? (own === undefined ? undefined : {text: own}) : objects.get(Number(number));
}

function invoiceIn(objects: Objects): PdfObject | undefined {
  const specifications = Array.from(objects.values()).filter(
    ({text}) => /\/EF\b/.test(text) && NAMES.test(nameIn(text)),
  );
  const [files] = specifications.flatMap(({text}) => entry(text, 'EF', objects) ?? []);
  return files && (entry(files.text, 'UF', objects) ?? entry(files.text, 'F', objects));
}

/**
 * The XML of a hybrid invoice, or the finding that says why there is none. It reads the objects of the file one after another, without the table of
 * references, so that a damaged table does no harm.
 */
export async function embeddedInvoice(bytes: Uint8Array): Promise<Uint8Array | Finding> {
  const text = latin1(bytes);
  const allowance = {left: MAXIMUM_BYTES};
  try {
    const objects = objectsOf(bytes, text);
    for (const object of Array.from(objects.values()).filter(({text: head}) => /\/Type\s*\/ObjStm\b/.test(head))) {
      for (const [number, within] of await objectsWithin(object, allowance))
        if (!objects.has(number)) objects.set(number, within);
    }
    const file = invoiceIn(objects);
    if (/\/Encrypt\b/.test(text)) return UNREADABLE;
    return file?.stream ? await contentOf(file, allowance) : NO_XML;
  } catch {
    return UNREADABLE;
  }
}
