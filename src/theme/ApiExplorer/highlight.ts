import './manualPrism';
import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-markup';
import {escapeHtml} from './escapeHtml';

/** From this length on, colours would cost the reader more time than they save. */
const TOO_LONG = 200_000;

/**
 * Code as HTML with the classes that the style sheet colours. It runs in the browser, for what only there is known: requests and responses.
 * @param language `bash`, `json` or `xml`
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  return grammar && code.length < TOO_LONG ? Prism.highlight(code, grammar, language) : escapeHtml(code);
}
