import type {Fault} from './fault';

/** Words and sentences of the prose. The linter of the words finds them. */
export const wordFaults: readonly Fault[] = [
  {
    what: 'a word that plain English avoids',
    file: 'docs/endpoints/v1/salesInvoice.mdx',
    append: 'The list holds the code.',
    says: "docs/endpoints/v1/salesInvoice.mdx:LINE: the word 'holds' is to be avoided. Write contains, or 'has', 'keeps', 'applies', 'is'",
  },
  {
    what: 'a word that no dictionary has',
    file: 'docs/endpoints/v1-beta/review.mdx',
    append: 'The colour is rihgt.',
    says: "docs/endpoints/v1-beta/review.mdx:LINE: no dictionary has the word 'rihgt'. Correct it, or add a name or a word of the trade to src/words/dictionary.txt",
  },
  {
    what: 'a sentence that is too long',
    file: 'docs/endpoints/v1-beta/transform.mdx',
    append:
      'The bus sends the invoice and the invoice and the invoice and the invoice and the invoice and the invoice and the invoice and the invoice and the invoice and the invoice and the invoice and the invoice and the order.',
    says: 'docs/endpoints/v1-beta/transform.mdx:LINE: a sentence of length (216) is over 200 characters. Make two sentences of it',
  },
];
