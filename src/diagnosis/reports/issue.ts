import type {Report, ReportFinding} from '../model';
import {checksOf} from './checks';
import {textOfFinding, type Publishers} from './issue/text';
import {addressOf, type Origin} from './origin';
import {heading, line, list, table, type Block} from './outline';
import {firstOf, placeOf} from './places';
import {acceptedSentence, ACCEPTANCE_OUTCOMES, SEVERITIES, VERDICTS} from './words';
import {writtenAsMarkdown} from './written/markdown';

/** The findings of each rule with the same text. */
function byText(report: Report, publishers: Publishers): [string, ReportFinding, ReportFinding[]][] {
  const groups = new Map<string, [string, ReportFinding, ReportFinding[]]>();
  for (const finding of report.causes.flatMap(({findings}) => findings)) {
    const text = textOfFinding(finding, publishers);
    const key = [finding.rule, finding.severity, finding.source.name, text].join('\n');
    const group = groups.get(key) ?? [text, finding, []];
    group[2].push(finding);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A location of element names and positions; nothing for any other text. */
const pathOf = (location: string): string =>
  /^(?:\/@?[\p{L}\p{N}_.:-]+(?:\[\d+\])?)+$/u.test(location) ? location : '';

function ruleOutline([text, finding, findings]: ReturnType<typeof byText>[number], origin: Origin): Block[] {
  const {rule, severity, source, href} = finding;
  const places = findings.map(({location}) => placeOf({location: pathOf(location)}));
  return [
    heading(3, [{badge: SEVERITIES[severity], tone: severity}, ' ', {link: rule, href: addressOf(href, origin)}]),
    line([source.name, source.version].filter(Boolean).join(' '), ':'),
    {kind: 'quote', content: [text]},
    ...list(firstOf(places, 'place')),
  ];
}

function busOutline({acceptance}: Report): Block[] {
  const rows = acceptance
    .filter(({outcome}) => outcome === 'rejected' || outcome === 'notice')
    .map(({title, outcome, code = ''}) => [[title], [{badge: ACCEPTANCE_OUTCOMES[outcome], tone: outcome}], [code]]);
  const found = table(['Check', 'Result', 'Error code'], rows);
  return found.length > 0 ? [heading(3, ['Checks of the bus']), ...found] : [];
}

const formatLine = ({format}: Report, origin: Origin): Block =>
  line('Format: ', format ? {link: format.title, href: addressOf(format.href, origin)} : 'unknown', '.');

/**
 * A report as Markdown for an issue or a mail, without any value of the document or its file name: the rules with their levels, official texts and
 * XPath locations, the versions of the rule sets, and the format. Only names of elements are those of the document.
 */
export function issueOf(report: Report, origin: Origin, publishers: Publishers = {}): string {
  const {title, sentence} = VERDICTS[report.verdict];
  const site = {link: 'the validator in the documentation', href: addressOf('/documents/validate.html', origin)};
  return writtenAsMarkdown([
    heading(2, [`${title}: `, report.format?.title ?? 'document in an unknown format']),
    line(sentence, ' ', acceptedSentence(report.accepted)),
    line(`Checked on ${origin.checkedOn} with `, site, '. This text contains no values from the document.'),
    formatLine(report, origin),
    ...checksOf(report, origin),
    ...byText(report, publishers).flatMap((group) => ruleOutline(group, origin)),
    ...busOutline(report),
  ]);
}
