import fs from 'node:fs';
import {identifiersOf, ruleLineOf, type PageIdentifier} from '../page';
import {formats, messages, ruleSetsOf, type Message} from '../registry';
import type {Fact} from '../subject';

interface DocumentType {
  readonly value: string;
  readonly state: string;
  readonly processIds: readonly string[];
}

const {documentTypes} = JSON.parse(fs.readFileSync('documents/codelists/document-types.json', 'utf8')) as {
  readonly documentTypes: readonly DocumentType[];
};

const typeOf = (value: string): DocumentType | undefined => documentTypes.find((type) => type.value === value);

const valuesOf = (identifiers: readonly PageIdentifier[], name: string): string[] =>
  identifiers.filter((each) => each.name.startsWith(name)).map(({value}) => value);

function one(identifiers: readonly PageIdentifier[], name: string, expected: string | undefined): Fact[] {
  const found = valuesOf(identifiers, name).join(', ');
  if (!found && !expected) return [];
  const fact = {element: name, about: 'identifier', found: found || 'none'};
  return [found === expected ? fact : {...fact, expected: expected ?? 'none'}];
}

const isRegistered = ({registered = true}: Message): boolean => registered;

/** Each document type: on the list and active, or said to be on none; and about the message. */
function types(message: Message, identifiers: readonly PageIdentifier[]): Fact[] {
  const marks = message.documents.map(({root, namespace}) => `${namespace}::${root}##${message.customizationId ?? ''}`);
  return valuesOf(identifiers, 'Document type ID').map((value) => {
    const fact = {element: 'Document type ID', about: 'identifier', found: value};
    const isActive = typeOf(value)?.state === 'active';
    if (isActive !== isRegistered(message))
      return {...fact, expected: isActive ? 'none on the list' : 'one of the list'};
    return marks.some((mark) => value.startsWith(mark)) ? fact : {...fact, expected: marks.join(' or ')};
  });
}

const processesOn = new Map<string, Set<string>>();

/** The processes that the pages show for each document type, on whichever page. */
function processesShown(): Map<string, Set<string>> {
  if (processesOn.size > 0) return processesOn;
  for (const identifiers of formats.flatMap(({page}) => identifiersOf(page))) {
    for (const value of valuesOf(identifiers, 'Document type ID')) {
      processesOn.set(value, new Set([...(processesOn.get(value) ?? []), ...valuesOf(identifiers, 'Process ID')]));
    }
  }
  return processesOn;
}

/** Each process: on the list for the document type; and each on the list on some page. */
function processes(identifiers: readonly PageIdentifier[]): Fact[] {
  const types = valuesOf(identifiers, 'Document type ID');
  const listed = new Set(types.flatMap((value) => typeOf(value)?.processIds ?? []));
  const stated = valuesOf(identifiers, 'Process ID').map((value) => {
    const fact = {element: 'Process ID', about: 'identifier', found: value};
    return listed.has(value) ? fact : {...fact, expected: [...listed].join(', ')};
  });
  const shown = processesShown();
  const missing = [...listed]
    .filter((value) => !types.some((type) => shown.get(type)?.has(value)))
    .map((value) => ({element: 'Process ID', about: 'identifier', found: 'none', expected: value}));
  return [...stated, ...missing];
}

/** Each rule set with its version. */
function versions(page: string): Fact[] {
  const said = ruleLineOf(page);
  const sets = messages.filter((message) => message.page === page).flatMap((message) => ruleSetsOf(message));
  return [...new Set(sets)].map(({name, version}) => {
    const fact = {element: 'Rules', about: 'version', found: said};
    const expected = `${name}, version ${version}`;
    const at = said.indexOf(expected);
    const isWhole = at >= 0 && !/[\d.]/.test(said.charAt(at + expected.length));
    return isWhole ? fact : {...fact, expected};
  });
}

/** Whether the head of a page has the identifiers of its messages and the versions of their rule sets. */
export function headFacts(page: string): Fact[] {
  const own = messages.filter((message) => message.page === page);
  const shown = identifiersOf(page);
  const facts = own.flatMap((message, index) => {
    const identifiers = shown[index] ?? [];
    return [
      ...one(identifiers, 'Customization ID', message.customizationId),
      ...one(identifiers, 'Profile ID', message.profileId),
      ...types(message, identifiers),
      ...processes(identifiers),
    ];
  });
  return [...facts, ...versions(page)];
}
