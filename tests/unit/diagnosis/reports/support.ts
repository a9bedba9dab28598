import type {Report, ReportFinding} from '../../../../src/diagnosis/model';
import {messageNamed, formatRegistry} from '../../../../src/sources/formats';
import {untracked} from '../../../../src/sources/files';
import {officialRules} from '../../../../src/sources/ruleSets';
import type {Finding, Result} from '../../../../src/validation/model';
import {projectSettings} from '../../../../src/validation/node/settings';
import {nodeValidator} from '../../../../src/validation/node/validator';

export const ORIGIN = {siteUrl: 'https://docs.example.com/base/', checkedOn: '2026-11-28'};

/** The validator of this project, made once for all files. */
export const {validate} = nodeValidator(projectSettings());

const FINDING: ReportFinding = {
  rule: 'BR-CO-15',
  severity: 'fatal',
  message: '[BR-CO-15]-Invoice total amount with VAT (BT-112) = BT-109 + BT-110.',
  location: '/Invoice[1]/LegalMonetaryTotal[1]',
  line: 12,
  layer: 'standard',
  source: {name: 'EN 16931 for UBL', version: '1.3.16', released: '2026-06'},
  href: '/documents/rules/en16931-ubl.html#BR-CO-15',
};

const EXCERPT = {line: 12, text: '<a>\n  <b>1331.00</b>\n</a>', marks: [{start: 9, end: 16}]};

/** A report in which each part is filled. `value` is in every place where a value of a document can be. */
export function fullReport(value: string): Report {
  return {
    file: {name: `${value}.xml`, size: 12_345, isPdf: false},
    identity: {root: 'Invoice', namespace: 'urn:x', customizationId: value, profileId: value},
    format: {message: 'ubl-bisv3', title: 'Peppol BIS Billing', href: '/documents/invoices/ubl/bisv3.html'},
    verdict: 'invalid',
    undone: [`A rule stopped: ${value}`],
    checks: [
      {layer: 'file', name: 'Well-formed XML', outcome: 'passed'},
      {layer: 'schema', name: 'UBL 2.1', outcome: 'failed'},
      {...FINDING.source, layer: 'standard', href: '/documents/rules/en16931-ubl.html', outcome: 'failed'},
      {layer: 'cius', name: 'Peppol BIS Billing', version: '3.0.21', released: '2026-05', outcome: 'passed'},
    ],
    causes: [
      {
        id: 'BR-CO-15-1',
        title: `The invoice total is ${value}`,
        severity: 'fatal',
        findings: [
          {
            ...FINDING,
            message: `${FINDING.message} ${value}`,
            inWords: `It is ${value}`,
            explanation: {
              title: 'The total is wrong',
              meaningHtml: '<p>Add <code>BT-109</code> and <a href="/documents/terms.html#BT-110">BT-110</a>.</p>',
              causeHtml: '<p>Rounding &amp; more.</p>',
              fixHtml: '<ul><li>Add again</li></ul>',
              href: '/documents/invoices/ubl/bisv3/rejections.html#BR-CO-15',
            },
          },
          {
            rule: 'XSD',
            severity: 'fatal',
            message: `Element 'ID': '${value}' is not a valid value of the atomic type 'xs:date'.`,
            location: '/Invoice[1]/ID[1]/@schemeID',
            line: 3,
            column: 5,
            layer: 'schema',
            source: {name: 'UBL 2.1'},
            href: '/documents/check.html#findings-of-the-validator',
          },
        ],
        values: [{term: 'BT-112', label: 'Total', text: value, location: '/Invoice[1]', line: 12}],
        sums: [
          {
            rule: 'BR-CO-15',
            term: 'BT-112',
            label: 'Invoice total with VAT',
            parts: [
              {sign: '+', term: 'BT-109', label: 'Total without VAT', amount: '1100.00'},
              {sign: '+', term: 'BT-110', label: 'Total VAT', amount: '221.00'},
            ],
            computed: '1321.00',
            written: value,
            isRight: false,
          },
        ],
        near: [{code: 'H87', name: 'Piece', href: '/documents/codelists/units.html#H87'}],
        correction: {text: `Replace ${value}`, edits: [{start: 9, end: 16, text: '1321.00'}]},
        before: {...EXCERPT, text: `${EXCERPT.text}${value}`},
        after: EXCERPT,
        links: [{text: 'Totals', href: '/documents/fromErp.html'}],
      },
    ],
    accepted: {outcome: 'rejected', code: 'API400-RULES', text: `The bus rejects it because of ${value}.`},
    acceptance: [
      {
        id: 'RECEIVER',
        title: 'Receiver',
        outcome: 'rejected',
        text: `The endpoint ${value} is wrong.`,
        code: 'API400',
        href: '/endpoints/overview.html#API400',
        location: '/Invoice[1]/ID[1]',
        line: 3,
      },
      {id: 'SIZE', title: 'Size', outcome: 'passed', text: 'The file has 12,345 bytes.'},
    ],
  };
}

/** A report on a valid document. */
export const cleanReport = (): Report => ({
  ...fullReport('clean'),
  verdict: 'valid',
  undone: [],
  causes: [],
  accepted: {outcome: 'accepted', text: 'The bus accepts this document.'},
  acceptance: [],
});

const isRuleSet = (id: string): boolean => untracked(() => formatRegistry().ruleSets.has(id));

const layerOf = ({rule, source}: Finding): ReportFinding['layer'] =>
  rule === 'XSD' ? 'schema' : isRuleSet(source) ? 'cius' : rule.includes('-') ? 'bus' : 'file';

/** A report on what the real validator found, each finding as a cause of its own. Names of rule sets are their ids. */
export function reportOf(result: Result, name: string): Report {
  const causes = result.findings.map((finding, index) => ({
    ...{id: `${finding.rule}-${index + 1}`, title: finding.message, severity: finding.severity},
    findings: [
      {...finding, layer: layerOf(finding), source: {name: finding.source}, href: `/rules.html#${finding.rule}`},
    ],
    ...{values: [], sums: [], near: [], links: []},
  }));
  const {message: id} = result;
  const message = id === undefined ? undefined : untracked(() => messageNamed(id));
  return {
    file: {name, size: 1, isPdf: false},
    identity: result,
    ...(message && {format: {message: message.message.id, title: message.format.title, href: '/documents/x.html'}}),
    verdict: result.verdict,
    undone: [],
    checks: [{layer: 'file', name: 'Well-formed XML', outcome: 'passed'}],
    causes,
    accepted: {outcome: 'unknown', text: ''},
    acceptance: [],
  };
}

/** The official texts of a rule, by the id of its rule set. */
export function officialText(rule: string, source: string): readonly string[] | undefined {
  if (!isRuleSet(source)) return undefined;
  return untracked(() => officialRules(source))
    .get(rule)
    ?.texts.map(({text}) => text);
}

/** Texts that try to become markup, to break what is around them, or to look like something else. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onmouseover='alert(1)`,
  '</style><style>*{display:none}</style>',
  '</code></pre><h1>x</h1>',
  '[click](javascript:alert(1)) ![x](https://evil.example/x.png) <https://evil.example>',
  'https://evil.example/ www.evil.example',
  '| a | b |\n| - | - |\n# heading\n- item\n```\n````\n> quote',
  '`` ` `` \\| \\',
  ']]> --> &lt;b&gt; &#60;b&#62; &amp',
  'nul \0 bell \x07 escape \x1b[31m delete \x7f',
  'right \u202Eto left\u2066 and \uD800 half, \uFFFE none',
  '</svrl:text></svrl:failed-assert>',
] as const;

const MEGABYTE = 1_000_000;

/** Hostile texts with a short name for each, and one that is very long. */
export const HOSTILE_CASES = [
  ...HOSTILE.map((text) => [JSON.stringify(text).slice(0, 40), text] as const),
  ['a megabyte', '<b>'.padEnd(MEGABYTE, 'x')] as const,
];
