import {viewIn} from '../code';
import {inlineMarkdownToHtml} from '../markdown';
import type {Code} from '../model';
import {differenceOf} from '../xml/difference';
import {excerptOf} from '../xml/excerpt';
import {marked} from '../xml/mark';
import type {ValidationEntry} from './record';
import {ruleLabel} from './words';
import {brokenBy, rejectionName, type Rejection} from './rejections';

export type RejectionView = ReturnType<typeof viewOf>;

type Excerpt = (withRoot: boolean) => string;

/** An excerpt before and after the fix, with what it loses and gains marked: with the root where that alone differs. */
function pairOf(excerptBefore: Excerpt, excerptAfter: Excerpt): Record<'bad' | 'good', Omit<Code, 'text'>> {
  const inside = [excerptBefore(false), excerptAfter(false)] as const;
  const [before, after] = inside[0] === inside[1] ? [excerptBefore(true), excerptAfter(true)] : inside;
  const {lost, gained} = differenceOf(before, after);
  const bad = viewIn('xml', before);
  const good = viewIn('xml', after);
  return {
    bad: {...bad, html: marked(bad.html, lost, 'del')},
    good: {...good, html: marked(good.html, gained, 'ins')},
  };
}

function viewOf(rejection: Rejection, xml: string, file: string, entry: ValidationEntry | undefined) {
  const {rule, title, meaning, cause, fix, at, atBad, atGood, change, also} = rejection;
  const pathsOf = (paths: string | undefined): string[] => (paths ?? '').trim().split(/\s+/).filter(Boolean);
  const broken = brokenBy(xml, change);
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
    ...pairOf(
      (withRoot) => excerptOf(broken, pathsOf(atBad ?? at), withRoot),
      (withRoot) => excerptOf(xml, pathsOf(atGood ?? at), withRoot),
    ),
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
