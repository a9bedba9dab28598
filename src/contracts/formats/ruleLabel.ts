/** The part of SETU's rule ids that all of them share, up to the year and after it. */
const SETU = /^nl\.setu\.(\d{4})\.businessrules\.\w+\.businessrule\./;

/** A rule's id for places without room: `setu.2022…Allowance.1` for `nl.setu.2022.businessrules.invoice.businessrule.Allowance.1`. */
export const ruleLabel = (rule: string): string => rule.replace(SETU, 'setu.$1…');
