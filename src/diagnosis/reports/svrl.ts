import {textOf, type Written} from '../../conversion/xml';
import type {Report, ReportFinding} from '../model';
import {addressOf, type Origin} from './origin';
import {patternsOf, type Pattern} from './patterns';
import {VERDICTS} from './words';

const NAMESPACE = 'http://purl.oclc.org/dsdl/svrl';

/** What XML 1.0 can't contain, not even as a reference: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const permitted = (text: string): string => text.replace(FORBIDDEN, '\uFFFD');

/** An element without the attributes that are undefined. */
function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: Written['content'],
): Written {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, permitted(value)] as const],
  );
  return {
    name: `svrl:${name}`,
    attributes: given,
    content: typeof content === 'string' ? permitted(content) : content,
  };
}

/** A location as an XPath that finds the element whatever its namespace; `/` for the whole file. */
const pathOf = (location: string): string =>
  location === ''
    ? '/'
    : location
        .replace(/\/([^/@[\]'"]+)\[/g, "/*[local-name()='$1'][")
        .replace(/\/@([^/@[\]'"]+)$/, (_whole, name: string) =>
          name.includes(':') ? `/@*[name()='${name}']` : `/@${name}`,
        );

/** An id is a name without a colon. */
const idOf = (rule: string): string | undefined => (/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(rule) ? rule : undefined);

function failed({rule, severity, message, location, href}: ReportFinding, origin: Origin): Written {
  const attributes = {id: idOf(rule), location: pathOf(location), test: '', role: severity, flag: severity};
  return element('failed-assert', attributes, [element('text', {see: addressOf(href, origin)}, message)]);
}

/** The findings at each place, in the order of the report. */
function firedRules({findings}: Pattern, origin: Origin): Written[] {
  const places = new Map<string, ReportFinding[]>(findings.length > 0 ? [] : [['/*', []]]);
  for (const finding of findings) {
    const path = pathOf(finding.location);
    const here = places.get(path);
    if (here) here.push(finding);
    else places.set(path, [finding]);
  }
  return Array.from(places, ([context, here]) => [
    element('fired-rule', {context}, []),
    ...here.map((finding) => failed(finding, origin)),
  ]).flat();
}

const patternOf = (pattern: Pattern, number: number, origin: Origin): Written[] => [
  element('active-pattern', {id: `pattern-${number}`, name: pattern.name, role: pattern.layer}, []),
  ...firedRules(pattern, origin),
];

/**
 * A report as SVRL, the report language of Schematron (ISO/IEC 19757-3, annex D). The schema and each rule set are a pattern, and so are the checks of the bus.
 * The tests of rules are no part of a report, so `test` is empty. Characters that XML can't contain become U+FFFD.
 */
export function svrlOf(report: Report, origin: Origin): string {
  const {title, sentence} = VERDICTS[report.verdict];
  const said = [`${title}. ${sentence}`, `Checked on ${origin.checkedOn}.`, ...report.undone];
  const output = element('schematron-output', {'xmlns:svrl': NAMESPACE, title: `Check of ${report.file.name}`}, [
    ...said.map((text) => element('text', {}, text)),
    ...patternsOf(report).flatMap((pattern, index) => patternOf(pattern, index + 1, origin)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${textOf(output)}`;
}
