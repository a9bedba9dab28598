import {cardinalityFacts} from './checks/cardinality';
import {codeFacts, listedCodeFacts} from './checks/codes';
import {headFacts} from './checks/head';
import {mandatoryFacts} from './checks/mandatory';
import {pathFacts} from './checks/paths';
import {ruleFacts} from './checks/rules';
import {termFacts} from './checks/terms';
import {valueFacts} from './checks/values';
import {formats} from './registry';
import {subjects, type Fact, type Subject} from './subject';

/** A fact with its page. */
export interface PageFact extends Fact {
  readonly page: string;
  readonly message: string;
}

const ofMessages = (check: (subject: Subject) => Fact[]): PageFact[] =>
  subjects.flatMap((subject) =>
    check(subject).map((fact) => ({page: subject.said.page, message: subject.message.id, ...fact})),
  );

const ofPages = (check: (page: string) => Fact[]): PageFact[] =>
  formats.flatMap(({id, page}) => check(page).map((fact) => ({page, message: id, ...fact})));

/** Each kind of statement with what compares it. */
export const kinds: Readonly<Record<string, () => PageFact[]>> = {
  'paths and their order': () => ofMessages(pathFacts),
  cardinalities: () => ofMessages(cardinalityFacts),
  'fixed values': () => ofMessages(valueFacts),
  'rules at elements': () => ofMessages(ruleFacts),
  'code lists': () => [
    ...ofMessages(codeFacts),
    ...listedCodeFacts().map((fact) => ({
      page: `/misc/codeList/${fact.element}.html`,
      message: 'all formats',
      ...fact,
    })),
  ],
  'business terms': () => ofMessages(termFacts),
  'what is mandatory': () => ofMessages(mandatoryFacts),
  'heads of pages': () => ofPages(headFacts),
};
