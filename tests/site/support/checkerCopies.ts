import type {Document} from './checkerWorker';

/** A change of XML at a place that a number chooses, or undefined where there is none. */
type Change = (xml: string, number: number) => string | undefined;

const LEAF = /[ \t]*<([\w:]+)((?:\s[^<>]*)?)>([^<>]+)<\/\1>\r?\n?/g;

/** One of the elements with a value that fit, the number-th of them; the number goes round. */
function leaf(xml: string, number: number, isFit: (value: string, attributes: string) => boolean = () => true) {
  const fit = [...xml.matchAll(LEAF)].filter(([, , attributes = '', value = '']) => isFit(value, attributes));
  const found = fit[number % Math.max(1, fit.length)];
  return found && {whole: found[0], value: found[3] ?? '', at: found.index};
}

const cut = (xml: string, at: number, length: number, put: string): string =>
  xml.slice(0, at) + put + xml.slice(at + length);

/** Puts another value into an element that fits. */
const valued =
  (isFit: (value: string, attributes: string) => boolean, next: (value: string) => string): Change =>
  (xml, number) => {
    const found = leaf(xml, number, isFit);
    return (
      found &&
      cut(
        xml,
        found.at,
        found.whole.length,
        found.whole.replace(`>${found.value}<`, () => `>${next(found.value)}<`),
      )
    );
  };

const isAmount = (value: string): boolean => /^-?\d+\.\d+$/.test(value.trim());
const isDate = (value: string): boolean => /^\d{4}-?\d{2}-?\d{2}$/.test(value.trim());
const isCode = (value: string): boolean => /^[A-Z0-9]{2,4}$/.test(value.trim());

/** Faults that documents of customers have. */
const CHANGES: Readonly<Record<string, Change>> = {
  'without an element': (xml, number) => {
    const found = leaf(xml, number);
    return found && cut(xml, found.at, found.whole.length, '');
  },
  'with another amount': valued(isAmount, (value) => (Number(value) + 1.01).toFixed(2)),
  'with an amount of three decimals': valued(isAmount, (value) => `${value}1`),
  'with a negative amount': valued(isAmount, (value) => `-${value.replace('-', '')}`),
  'with an element twice': (xml, number) => {
    const found = leaf(xml, number);
    return found && cut(xml, found.at, 0, found.whole);
  },
  'with an empty element': valued(
    () => true,
    () => '',
  ),
  'with a date of another form': valued(isDate, () => '31-12-2025'),
  'with an unknown code': valued(isCode, () => 'ZZZ'),
  'with spaces around a value': valued(
    () => true,
    (value) => `  ${value} `,
  ),
  'with words of another language': valued(
    (value) => /[a-z]{3}/.test(value),
    () => 'Ünïcödé — 漢字 &amp; 🧾',
  ),
  'with line breaks of Windows': (xml) =>
    xml
      .replaceAll('\r\n', '\n')
      .replaceAll('\n', '\r\n')
      .replace(/>(\d+\.\d\d)</, '>9$1<'),
  'on one line': (xml, number) => {
    const found = leaf(xml, number);
    return found && cut(xml, found.at, found.whole.length, '').replace(/>\s+</g, '><');
  },
};

/** Numbers that look like chance and are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}

/** Copies of documents, each with one fault; the same in each run. */
export function changedCopies(documents: readonly Document[], count: number): Document[] {
  const examples = documents.filter(({name}) => !name.includes('/wrong/'));
  const changes = Object.entries(CHANGES);
  const next = numbers(31);
  const copies: Document[] = [];
  const texts = new Set(documents.map(({text}) => text));
  for (let turn = 0; copies.length < count && turn < 10 * count; turn += 1) {
    const original = examples[next() % examples.length];
    const [words, change] = changes[turn % changes.length] ?? [];
    const text = original && change?.(original.text, next());
    if (!original || text === undefined || texts.has(text)) continue;
    texts.add(text);
    copies.push({...original, name: `${original.name} ${words}, ${copies.length}`, text});
  }
  return copies;
}
