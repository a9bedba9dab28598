import {ruleEntry} from '../../addresses/places';
import {isUndone} from '../../validation/findings';
import type {Finding as Found, Result} from '../../validation/model';
import type {BusContract} from '../bus/contract';
import {NotInSandbox, Problem, type Finding} from '../bus/problem';

/** Checks a file by the schema and the official rules of a message. */
export type Validate = (file: Uint8Array, message: string) => Promise<Result>;

const MOST_FINDINGS = 100;

/** What readers are told of findings: those of the schema alone if there are any, because the rules expect a document that follows it. */
export function toldOf(findings: readonly Found[]): Found[] {
  const told = findings.filter((each) => each.severity !== 'information' && !isUndone(each));
  const ofSchema = told.filter(({rule}) => rule === 'XSD');
  return ofSchema.length > 0 ? ofSchema : told;
}

/** A finding as the API writes it. */
function findingOf(
  {registry, siteUrl}: BusContract,
  {rule, severity, location, line, message, source}: Found,
): Finding {
  const set = registry.ruleSets.get(source);
  return {
    ...(set ? {rule} : {}),
    severity: severity === 'fatal' ? 'error' : 'warning',
    ...(location ? {location} : {}),
    ...(line === undefined ? {} : {line}),
    message,
    ...(set ? {helpLink: siteUrl + ruleEntry(set.page, rule)} : {}),
  };
}

/** The refusal of a document by its findings; undefined for one that follows the rules. @throws NotInSandbox for one that couldn't be checked */
export function rulesProblem(contract: BusContract, {verdict, findings}: Result): Problem | undefined {
  if (verdict === 'valid') return undefined;
  if (verdict === 'unchecked') {
    const why = findings.find(({severity}) => severity === 'fatal')?.message ?? '';
    throw new NotInSandbox(`The sandbox can't check this document. ${why}`);
  }
  const told = toldOf(findings);
  const fatal = told.filter(({severity}) => severity === 'fatal');
  const [first] = fatal;
  const where = first ? `${first.rule}${first.location ? ` at ${first.location}` : ''}` : '';
  const broken = new Set(fatal.map(({rule, location}) => `${rule} ${location}`)).size;
  const message =
    broken === 1
      ? `The document breaks 1 rule: ${where}.`
      : `The document breaks ${broken} rules. The first is ${where}.`;
  return new Problem(
    'API400-RULES',
    message,
    told.slice(0, MOST_FINDINGS).map((each) => findingOf(contract, each)),
  );
}
