import {addressOfPath} from '../../addresses/inSite';
import {mostLike} from '../../search/likeness';

/** A page of the index of all pages (llms.txt). */
interface NearPage {
  /** From the root of the site. */
  readonly to: string;
  readonly label: string;
  readonly text: string;
}

const LINE = /^- \[(.+)\]\(\w+:\/\/[^/]+(\S+)\.md\): (.+)$/gm;

/** Addresses that have less in common with a page are another subject. */
const LEAST = 0.6;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The title of a page and the last part of its address, without spaces and capitals. */
const namesOf = ({to, label}: NearPage): string[] =>
  [to.slice(to.lastIndexOf('/'), -'.html'.length), label].map(lettersOf);

/**
 * The pages whose titles, or the last parts of whose addresses, are nearly the words of an address, the nearest first.
 * @param index of all pages, as llms.txt has it
 * @param words of the last part of the address
 * @param address by whose other parts pages with the same name are ordered
 */
export function nearPages(index: string, words: string, address: string): NearPage[] {
  const pages = Array.from(index.matchAll(LINE), ([, label = '', path = '', text = '']) => ({
    to: addressOfPath(`${path}.html`),
    label,
    text,
  }));
  const order = mostLike(
    pages.map(({to}) => to),
    address,
    0,
    pages.length,
  );
  const ordered = order.flatMap(({term}) => pages.filter(({to}) => to === term));
  const names = mostLike([...new Set(ordered.flatMap(namesOf))], lettersOf(words), LEAST, pages.length);
  return [...new Set(names.flatMap(({term}) => ordered.filter((page) => namesOf(page).includes(term))))];
}
