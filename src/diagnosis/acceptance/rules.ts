import {errorEntry} from '../../addresses/places';
import {isUndone} from '../../validation/findings';
import type {Finding, Result} from '../../validation/model';
import type {AcceptanceCheck} from '../model';
import type {AcceptanceInput, Reading} from './model';
import {counted} from './words';

const ABOUT = {id: 'rules', title: 'Schema and rules'} as const;

/** The findings that reject a document, each rule once at a place, as the bus counts them. */
function broken(findings: readonly Finding[]): readonly Finding[] {
  const fatal = findings.filter((each) => each.severity === 'fatal' && !isUndone(each));
  return [...new Map(fatal.map((each) => [`${each.rule} ${each.location}`, each])).values()];
}

function rejection(findings: readonly Finding[]): AcceptanceCheck | undefined {
  const all = broken(findings);
  const [first] = all;
  if (!first) return undefined;
  const {rule, location, line} = first;
  const text =
    all.length === 1
      ? `The document breaks 1 rule: ${rule}.`
      : `The document breaks ${counted(all.length, 'rule')}. The first is ${rule}.`;
  const code = 'API400-RULES';
  return {
    ...{...ABOUT, outcome: 'rejected', text, code, href: errorEntry(code)},
    ...(location && {location}),
    ...(line !== undefined && {line}),
  };
}

function acceptance({findings}: Result): AcceptanceCheck {
  const warnings = findings.filter(({severity}) => severity === 'warning').length;
  const follows = 'The document follows the schema and the rules of its format';
  const text =
    warnings === 0
      ? `${follows}.`
      : `${follows}. It has ${counted(warnings, 'warning')}. The bus accepts documents with warnings.`;
  return {...ABOUT, outcome: 'passed', text};
}

/** What the schema and the rules of the document's own format say. @returns nothing for a document of no format */
export function rulesCheck({result}: AcceptanceInput, {facts: {message}}: Reading): AcceptanceCheck | undefined {
  if (!message) return undefined;
  const unknown = (text: string): AcceptanceCheck => ({...ABOUT, outcome: 'unknown', text});
  if (result.message !== message.id) {
    return unknown(
      `The bus checks this document against the rules of ${message.title}. This check did not use those rules.`,
    );
  }
  const rejected = rejection(result.findings);
  if (rejected) return rejected;
  return result.verdict === 'valid'
    ? acceptance(result)
    : unknown(`Part of the check could not be completed. ${result.findings.find(isUndone)?.message ?? ''}`.trim());
}
