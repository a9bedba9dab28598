import {DOMParser, XMLSerializer} from '@xmldom/xmldom';
import type {Severity} from '../../src/validation/model';
import type {Expectation, SuiteDocument} from './model';

const LEVELS: Readonly<Record<string, Severity>> = {error: 'fatal', fatal: 'fatal', warning: 'warning'};

const elementsIn = (parent: Element): Element[] =>
  Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1);

function expectationOf(element: Element): Expectation[] {
  const rule = element.textContent.trim();
  const level = LEVELS[element.localName];
  const times = element.getAttribute('number');
  if (level) return [{fires: rule, level, ...(times && {times: Number(times)})}];
  return element.localName === 'success' ? [{silent: rule}] : [];
}

/**
 * The documents in a file of unit tests, as OpenPeppol and the European Commission write them: each `test` has a document with what single
 * rules say of it.
 * @param messageOf the message by which the tests of a configuration are checked
 * @returns nothing where this project has no such message
 */
export function unitTests(
  name: string,
  text: string,
  messageOf: (configuration: string, root: string) => string | undefined,
): SuiteDocument[] | undefined {
  const set = new DOMParser().parseFromString(text, 'text/xml').documentElement;
  const configuration = set.getAttribute('configuration') ?? '';
  const documents = elementsIn(set)
    .filter(({localName}) => localName === 'test')
    .map((test, index) => {
      const children = elementsIn(test);
      const document = children.find(({localName}) => localName !== 'assert');
      const expects = children
        .filter((each) => each !== document)
        .flatMap((each) => elementsIn(each).flatMap(expectationOf));
      const xml = document ? new XMLSerializer().serializeToString(document) : '';
      const as = messageOf(configuration, document?.localName ?? '');
      return {name: `${name}#${index + 1}`, file: new TextEncoder().encode(xml), expects, ...(as && {as})};
    });
  return documents.some(({as}) => as === undefined) ? undefined : documents;
}
