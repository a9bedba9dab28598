import type {AcceptanceCheck, Cause, Explanation, Report, ReportExcerpt, ReportFinding, RunCheck} from '../model';
import {addressOf, type Origin} from './origin';
import {wordsOfHtml} from './siteHtml';

const plain = (html: string): string =>
  wordsOfHtml(html)
    .map((pieces) =>
      pieces
        .map((piece) => (typeof piece === 'string' ? piece : piece.code))
        .join('')
        .trim(),
    )
    .join('\n');

const excerptOf = ({line, text, marks}: ReportExcerpt) => ({
  line,
  text,
  marks: marks.map(({start, end}) => ({start, end})),
});

const explanationOf = ({title, meaningHtml, causeHtml, fixHtml, href}: Explanation, origin: Origin) => ({
  title,
  meaning: plain(meaningHtml),
  cause: causeHtml && plain(causeHtml),
  fix: plain(fixHtml),
  url: addressOf(href, origin),
});

function findingOf(finding: ReportFinding, origin: Origin) {
  const {rule, severity, message, inWords, location, line, column, layer, href, explanation} = finding;
  const {name, version, released} = finding.source;
  return {
    ...{rule, severity, layer, message, inWords, location, line, column},
    source: {name, version, released},
    url: addressOf(href, origin),
    explanation: explanation && explanationOf(explanation, origin),
  };
}

function causeOf({id, title, severity, correction, before, after, ...cause}: Cause, origin: Origin) {
  return {
    ...{id, title, severity},
    findings: cause.findings.map((finding) => findingOf(finding, origin)),
    values: cause.values.map(({term, label, text, location, line}) => ({term, label, text, location, line})),
    sums: cause.sums.map(({rule, term, label, parts, computed, written, isRight}) => ({
      ...{rule, term, label},
      parts: parts.map((part) => ({sign: part.sign, term: part.term, label: part.label, amount: part.amount})),
      ...{computed, written, isRight},
    })),
    near: cause.near.map(({code, name, href}) => ({code, name, url: addressOf(href, origin)})),
    correction: correction?.text,
    before: before && excerptOf(before),
    after: after && excerptOf(after),
    links: cause.links.map(({text, href}) => ({text, url: addressOf(href, origin)})),
  };
}

const checkOf = ({layer, name, version, released, href, outcome}: RunCheck, origin: Origin) => ({
  ...{layer, name, version, released, outcome},
  url: addressOf(href, origin),
});

const acceptanceOf = ({id, title, outcome, text, code, href, location, line}: AcceptanceCheck, origin: Origin) => ({
  ...{id, title, outcome, text, code, location, line},
  url: addressOf(href, origin),
});

function fileOf({file, identity, format, verdict, undone, accepted, ...report}: Report, origin: Origin) {
  const {root, namespace, customizationId, profileId} = identity;
  return {
    file: {name: file.name, size: file.size, isPdf: file.isPdf},
    identity: {root, namespace, customizationId, profileId},
    format: format && {id: format.message, title: format.title, url: addressOf(format.href, origin)},
    ...{verdict, undone},
    accepted: {outcome: accepted.outcome, code: accepted.code, text: accepted.text},
    checks: report.checks.map((check) => checkOf(check, origin)),
    causes: report.causes.map((cause) => causeOf(cause, origin)),
    acceptance: report.acceptance.map((check) => acceptanceOf(check, origin)),
  };
}

/**
 * Reports as JSON in the shape that documents/check-report.schema.json describes. A change of the shape that a reader could notice needs another version.
 * Values are those of the document, whole and unchanged.
 */
export const jsonOf = (reports: readonly Report[], origin: Origin): string =>
  `${JSON.stringify(
    {
      version: 1,
      site: addressOf('/', origin),
      checkedOn: origin.checkedOn,
      documents: reports.map((report) => fileOf(report, origin)),
    },
    undefined,
    2,
  )}\n`;
