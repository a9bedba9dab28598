import type {Correction} from '../model';
import {prefixOf, shown, writtenName} from '../schemaWords/names';
import {attributeRemoval} from './elements';
import type {Setting} from './setting';

/** The element of a message of the schema that has the same name in another namespace. */
function expectedNamespace({element, finding}: Setting): string | undefined {
  const [, expected = ''] = /Expected is (?:one of )?\((.*)\)/s.exec(finding.message) ?? [];
  const found = Array.from(expected.matchAll(/\{([^}]*)\}([^\s,()]+)/g)).find(([, , local]) => local === element.local);
  return found?.[1] === element.namespace ? undefined : found?.[1];
}

/** An element with the prefix of the namespace in which the schema has it. */
function renamed(setting: Setting): Correction[] {
  const {element, document} = setting;
  const namespace = expectedNamespace(setting);
  const prefix = namespace === undefined ? undefined : prefixOf(namespace, element);
  if (prefix === undefined) return [];
  const name = prefix ? `${prefix}:${element.local}` : element.local;
  const tag = /^[^\s/>]+/.exec(document.text.slice(element.start + 1, element.start + 201))?.[0] ?? '';
  const start = element.start + 1;
  const hasEnd = element.inside.start < element.end;
  const end = element.inside.end + 2;
  const edits = [
    {start, end: start + tag.length, text: name},
    ...(hasEnd ? [{start: end, end: end + tag.length, text: name}] : []),
  ];
  return [{text: `Rename ${writtenName(element)} to ${name}.`, edits}];
}

/** The declarations of namespaces at an element that the format doesn't know: the one of another version, or the empty one. */
function redeclared({element, document, knowledge}: Setting): Correction[] {
  const {'': own, ...others} = knowledge.namespaces;
  const known = new Set([own, ...Object.values(others)]);
  const written = element.written.find(({name}) => name === 'xmlns');
  const uri = element.attributes.xmlns;
  if (!written || uri === undefined || own === undefined || known.has(uri)) return [];
  if (element.parent) {
    const edits = [attributeRemoval(document, written)];
    return [{text: `Remove xmlns="${shown(uri)}" from ${writtenName(element)}.`, edits}];
  }
  const edits = [{...written.value, text: own}];
  return [{text: `Change the namespace of ${writtenName(element)} from '${shown(uri)}' to '${own}'.`, edits}];
}

/** Elements in a wrong namespace. */
export const namespaces = (setting: Setting): Correction[] => [...renamed(setting), ...redeclared(setting)];
