import {officialValue} from '../official';
import {isOnlyCode} from '../codes';
import {pathsEqual} from '../mentions';
import type {Rule} from '../schematron';
import {subjects, type Fact, type Subject} from '../subject';

/** Where a message carries its identifiers, by the end of the path. */
const IDENTIFIERS = [
  [/^\/\w+\/cbc:CustomizationID$/, 'customizationId'],
  [/^\/\w+\/cbc:ProfileID$/, 'profileId'],
  [/\/ram:GuidelineSpecifiedDocumentContextParameter\/ram:ID$/, 'customizationId'],
  [/\/ram:BusinessProcessSpecifiedDocumentContextParameter\/ram:ID$/, 'profileId'],
] as const;

/** Whether a rule compares an element with a value. */
const compares = (rule: Rule, path: string, value: string, {places}: Subject): boolean =>
  (`${rule.test} ${rule.context}`.includes(value) && pathsEqual(rule, value, places).has(path)) ||
  isOnlyCode(rule, value, path, places);

/** Whether Factur-X, which is EN 16931 in CII, has the value in its rules. */
function isOfNorm(path: string, value: string): boolean {
  const facturx = subjects.find(({message}) => message.id === 'cii-facturx');
  return facturx?.rules.some((rule) => compares(rule, path, value, facturx)) ?? false;
}

function valueFact(path: string, value: string, subject: Subject): Fact {
  const {message, tree, rules} = subject;
  const fact = {element: path, about: 'value', found: value};
  const identifier = IDENTIFIERS.find(([end]) => end.test(path))?.[1];
  if (identifier) {
    const wanted = message[identifier];
    return wanted === value ? fact : {...fact, expected: wanted ?? 'none'};
  }
  const isFixed = tree?.at(path)?.fixed === value || officialValue(message.id, path) === value;
  if (isFixed || rules.some((rule) => compares(rule, path, value, subject))) return fact;
  if (isOfNorm(path, value)) return {...fact, undecided: 'EN 16931 has it so, and no rule checks it'};
  return {...fact, expected: 'no value that no rule demands'};
}

/** Whether each fixed value is demanded: by the registry for identifiers, else by the schema or a rule. */
export const valueFacts = (subject: Subject): Fact[] =>
  subject.said.structure
    ? subject.elements.flatMap(({path, value}) => (value ? [valueFact(path, value, subject)] : []))
    : [];
