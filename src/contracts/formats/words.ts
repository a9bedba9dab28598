import type {Format, FormatMessage} from './registryFile';

const day = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

const month = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** `2026-08-17` as `17 August 2026`, and `2026-05` as `May 2026`; a text that is neither stays. */
export function dateText(date: string): string {
  if (!/^\d{4}-\d\d(?:-\d\d)?$/.test(date)) return date;
  return (date.length > 7 ? day : month).format(new Date(date));
}

/** The syntax of a format: `UBL 2.1, with an extension`. */
export const syntaxText = ({syntax: {name, version, note}}: Pick<Format, 'syntax'>): string =>
  [name === 'DICO' ? 'DICO-specific XML' : `${name} ${version}`, note].filter(Boolean).join(', ');

/** What a message is called: `Invoice and credit note`. */
export const messageName = ({documents}: FormatMessage): string =>
  documents.map(({name}, index) => (index === 0 ? name : name.toLowerCase())).join(' and ');

/** A sentence inside another, or behind a colon. */
export const continued = (text: string): string => text.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** What one document of a message is, in a sentence: `invoice or credit note`. */
export const oneOf = ({documents}: FormatMessage): string => documents.map(({name}) => continued(name)).join(' or ');

/** The part of SETU's rule ids that all of them share, up to the year and after it. */
const SETU = /^nl\.setu\.(\d{4})\.businessrules\.\w+\.businessrule\./;

/** A rule's id for places without room: `setu.2022…Allowance.1` for `nl.setu.2022.businessrules.invoice.businessrule.Allowance.1`. */
export const ruleLabel = (rule: string): string => rule.replace(SETU, 'setu.$1…');
