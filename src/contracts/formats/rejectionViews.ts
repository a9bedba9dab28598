import {viewIn} from '../code';
import {inlineMarkdownToHtml} from '../markdown';
import type {Code} from '../model';
import {excerptOf} from '../xml/excerpt';
import type {ValidationEntry} from './record';
import {ruleLabel} from './words';
import {brokenBy, rejectionName, type Rejection} from './rejections';

export type RejectionView = ReturnType<typeof viewOf>;

/** Code whose lines that the other text doesn't have are marked. */
function marked(text: string, other: string): Omit<Code, 'text'> {
  const code = viewIn('xml', text);
  const known = new Set(other.split('\n').map((line) => line.trim()));
  const lines = text.split('\n');
  const html = code.html
    .split('\n')
    .map((line, at) => (known.has(lines[at]?.trim() ?? '') ? line : line.replace(/^(\s*)(.*)$/, '$1<mark>$2</mark>')))
    .join('\n');
  return {...code, html};
}

function viewOf(rejection: Rejection, xml: string, file: string, entry: ValidationEntry | undefined) {
  const {rule, title, meaning, cause, fix, at, atBad, atGood, change, also} = rejection;
  const pathsOf = (paths: string | undefined): string[] => (paths ?? '').trim().split(/\s+/).filter(Boolean);
  const bad = excerptOf(brokenBy(xml, change), pathsOf(atBad ?? at));
  const good = excerptOf(xml, pathsOf(atGood ?? at));
  const severity = entry?.findings?.find((finding) => finding.rule === rule)?.severity;
  return {
    anchor: rejectionName(rejection),
    ...{rule, title, also, file},
    shortRule: ruleLabel(rule),
    /** What the document fails, in a sentence. */
    check: rule === 'XSD' ? 'XSD validation' : ruleLabel(rule),
    severity: severity === 'information' ? undefined : severity,
    meaningHtml: inlineMarkdownToHtml(meaning),
    causeHtml: inlineMarkdownToHtml(cause),
    fixHtml: inlineMarkdownToHtml(fix),
    bad: marked(bad, good),
    good: marked(good, bad),
  };
}

/**
 * A rejection with its two excerpts: of the broken document, and of the example as it is.
 * @param xml the example
 * @param file path of the broken document below /documents/examples
 * @param entry what the validator found in the broken document
 * @throws Error for a change that doesn't fit the example, and an excerpt that doesn't exist
 */
export const rejectionView = (
  rejection: Rejection,
  xml: string,
  file: string,
  entry?: ValidationEntry,
): RejectionView => viewOf(rejection, xml, file, entry);
