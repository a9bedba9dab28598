import type {Cause, Explanation, ReportExcerpt, ReportFinding} from '../model';
import {addressOf, type Origin} from './origin';
import {heading, line, list, table, type Block, type Inline} from './outline';
import {firstOf, placeOf} from './places';
import {wordsOfHtml} from './siteHtml';
import {sumsOutline} from './sums';
import {SEVERITIES} from './words';

/** Findings with the same words, of which the places differ. */
function alike(findings: readonly ReportFinding[]): [ReportFinding, ...ReportFinding[]][] {
  const groups = new Map<string, [ReportFinding, ...ReportFinding[]]>();
  for (const finding of findings) {
    const key = [finding.rule, finding.severity, finding.source.name, finding.message].join('\n');
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()];
}

const sourceOf = ({source: {name, version}}: ReportFinding): string => [name, version].filter(Boolean).join(' ');

function findingOutline(findings: readonly [ReportFinding, ...ReportFinding[]], origin: Origin): Block[] {
  const [first] = findings;
  const {rule, severity, message, inWords, href} = first;
  const places = firstOf(
    findings.map((each) => placeOf(each)),
    'place',
  );
  const link = {link: rule, href: addressOf(href, origin)};
  return [
    line({badge: SEVERITIES[severity], tone: severity}, ' ', link, `, ${sourceOf(first)}:`),
    {kind: 'quote', content: [message]},
    ...(inWords ? [line(inWords)] : []),
    ...list(places),
  ];
}

const explained = (word: string, html: string | undefined): Block[] =>
  wordsOfHtml(html).map((pieces, index) => line(...(index === 0 ? [`${word}: `] : []), ...pieces));

function explanationOutline({meaningHtml, causeHtml, fixHtml, href}: Explanation, origin: Origin): Block[] {
  return [
    ...explained('Meaning', meaningHtml),
    ...explained('Cause', causeHtml),
    ...explained('Fix', fixHtml),
    line({link: 'Explanation in the documentation', href: addressOf(href, origin)}),
  ];
}

/** The explanations of findings, each once. */
const explanationsOf = (findings: readonly ReportFinding[]): Explanation[] => [
  ...new Map(findings.flatMap(({explanation}) => (explanation ? [[explanation.href, explanation]] : []))).values(),
];

const valuesOutline = ({values}: Cause): Block[] =>
  table(
    ['Term', 'Name', 'Value', 'Line'],
    values.map(({term = '', label, text, line: number}) => [[term], [label], [{code: text}], [String(number)]]),
  );

function nearOutline({near}: Cause, origin: Origin): Block[] {
  const items = near.map(({code, name, href}): Inline[] => [{code}, ': ', {link: name, href: addressOf(href, origin)}]);
  return items.length > 0 ? [line('These codes are similar:'), ...list(items)] : [];
}

function correctionOutline({correction, before, after}: Cause): Block[] {
  const labelled = (label: string, excerpt: ReportExcerpt | undefined) =>
    excerpt ? [{label: `${label}, from line ${excerpt.line}`, excerpt}] : [];
  const excerpts = [...labelled('In the document', before), ...labelled('Corrected', after)];
  return [
    ...(correction ? [line(`Correction: ${correction.text}`)] : []),
    ...(excerpts.length > 0 ? [{kind: 'excerpts', excerpts} as const] : []),
  ];
}

/** A cause with all that is known of it. @param anchor id of its heading */
export function causeOutline(cause: Cause, anchor: string, origin: Origin): Block[] {
  const badge = {badge: SEVERITIES[cause.severity], tone: cause.severity};
  return [
    heading(3, [badge, ' ', cause.title], anchor),
    ...alike(cause.findings).flatMap((findings) => findingOutline(findings, origin)),
    ...explanationsOf(cause.findings).flatMap((explanation) => explanationOutline(explanation, origin)),
    ...valuesOutline(cause),
    ...sumsOutline(cause.sums),
    ...nearOutline(cause, origin),
    ...correctionOutline(cause),
    ...list(cause.links.map(({text, href}) => [{link: text, href: addressOf(href, origin)}])),
  ];
}
