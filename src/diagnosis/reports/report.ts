import type {Report} from '../model';
import {acceptanceOf} from './acceptance';
import {causeOutline} from './cause';
import {checksOf} from './checks';
import {addressOf, type Origin} from './origin';
import {heading, line, list, table, type Block, type Inline} from './outline';
import {acceptedSentence, counted, VERDICTS} from './words';

/** What a file is and what was found, before the details. */
function factsOf({file, format, identity, causes}: Report, origin: Origin): (readonly Inline[])[] {
  const {customizationId} = identity;
  const size = file.size.toLocaleString('en-GB');
  return [
    ['Format: ', format ? {link: format.title, href: addressOf(format.href, origin)} : 'unknown'],
    ...(customizationId ? [['Customization ID: ', {code: customizationId}]] : []),
    [`Size: ${size} bytes${file.isPdf ? '. The file is a PDF, and the XML in it was checked' : ''}`],
    [foundIn(causes)],
  ];
}

/** '12 findings with 3 causes' */
function foundIn(causes: Report['causes']): string {
  const findings = causes.reduce((sum, cause) => sum + cause.findings.length, 0);
  return findings === 0 ? 'No findings' : `${counted(findings, 'finding')} with ${counted(causes.length, 'cause')}`;
}

function verdictOf({verdict, accepted}: Report): Block[] {
  const {title, sentence} = VERDICTS[verdict];
  return [line({badge: title, tone: verdict}, ` ${sentence}`), line(accepted.text)];
}

const undoneOf = ({undone}: Report): Block[] =>
  undone.length > 0 ? [line('The check is incomplete for these reasons:'), ...list(undone.map((each) => [each]))] : [];

/** The report on one file, from its verdict to its details. @param anchor begins the ids of its headings */
function fileOutline(report: Report, anchor: string, origin: Origin): Block[] {
  return [
    heading(2, [{code: report.file.name}], anchor),
    ...verdictOf(report),
    ...list(factsOf(report, origin)),
    ...undoneOf(report),
    ...checksOf(report, origin),
    ...report.causes.flatMap((cause, index) => causeOutline(cause, `${anchor}-${index + 1}`, origin)),
    ...acceptanceOf(report, origin),
  ];
}

/** The verdicts of several files, before the report on each. */
function verdictsOf(reports: readonly Report[]): Block[] {
  if (reports.length < 2) return [];
  const rows = reports.map(({file, verdict, accepted}): Inline[][] => [
    [{code: file.name}],
    [{badge: VERDICTS[verdict].title, tone: verdict}],
    [acceptedSentence(accepted)],
  ]);
  return table(['File', 'Verdict', 'Bus'], rows);
}

/** Reports as readers see them, as Markdown and as HTML. */
export function outlineOf(reports: readonly Report[], origin: Origin): Block[] {
  const site = addressOf('/documents/validate.html', origin);
  return [
    heading(1, [`Check of ${counted(reports.length, 'document')}`]),
    line(`Checked on ${origin.checkedOn} with `, {link: 'the validator in the documentation', href: site}, '.'),
    ...verdictsOf(reports),
    ...reports.flatMap((report, index) => fileOutline(report, `file-${index + 1}`, origin)),
  ];
}
