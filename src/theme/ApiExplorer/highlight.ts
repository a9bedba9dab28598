import './manualPrism';
import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-markup';

/** From this length on, colours would cost the reader more time than they save. */
const TOO_LONG = 200_000;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Code as HTML with the classes that the style sheet colours, made in the browser.
 * @param language `bash`, `json` or `xml`
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  return grammar && code.length < TOO_LONG ? Prism.highlight(code, grammar, language) : escapeHtml(code);
}
