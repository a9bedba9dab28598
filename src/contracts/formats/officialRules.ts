import {localName, type XmlElement} from '../xml/element';
import {elementsOf, isCheck, levelOf, type Level, type Placed, type ReadBeside} from './schematron';

export interface OfficialText {
  readonly level: Level;
  /** Without the id before it. A value that the rule copies from the document is `…`. */
  readonly text: string;
  readonly contexts: readonly string[];
}

/** A rule as its publisher wrote it. A few ids have several texts. */
export interface OfficialRule {
  readonly id: string;
  readonly texts: readonly OfficialText[];
}

type Parameters = ReadonlyMap<string, string>;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const wordsIn = ({content}: XmlElement): string =>
  content
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return /^(?:value-of|name)$/.test(localName(piece.name)) ? '…' : wordsIn(piece);
    })
    .join('');

/** The parameters of each pattern that fills an abstract one, by the id of the abstract one. */
function instancesOf(all: readonly Placed[]): ReadonlyMap<string, readonly Parameters[]> {
  const instances = new Map<string, Parameters[]>();
  for (const {element} of all) {
    const base = element.attributes['is-a'];
    const params = element.children.filter(({name}) => localName(name) === 'param');
    // EN 16931 has names with a blank.
    const pairs = params.map(({attributes: {name = '', value = ''}}) => [name.trim(), value] as const);
    if (base) instances.set(base, [...(instances.get(base) ?? []), new Map(pairs)]);
  }
  return instances;
}

const filled = (context: string, parameters: Parameters): string =>
  context.replace(/\$([\w-]+)/g, (whole, name: string) => parameters.get(name) ?? whole);

function contextsOf(rule: XmlElement | undefined, instances: ReturnType<typeof instancesOf>): string[] {
  const {context = ''} = rule?.attributes ?? {};
  const {abstract, id = ''} = rule?.parent?.attributes ?? {};
  const contexts = abstract === 'true' ? (instances.get(id) ?? []).map((each) => filled(context, each)) : [context];
  return contexts.map(oneLine);
}

/** The id of a check: its own, that of its rule, as SETU has it, that which its text begins with, or that of the rule set. */
function idOf({attributes, parent}: XmlElement, text: string, ruleSet: string): string {
  return attributes.id ?? parent?.attributes.id ?? /^\[([^\]]+)\]/.exec(text)?.[1] ?? ruleSet;
}

const withoutId = (text: string, id: string): string =>
  text.startsWith(`[${id}]`) ? text.slice(id.length + 2).replace(/^\s*[-–:]?\s*/, '') : text;

function withText(texts: readonly OfficialText[], {level, text, contexts}: OfficialText): OfficialText[] {
  const same = texts.find((each) => each.level === level && each.text === text);
  if (!same) return [...texts, {level, text, contexts}];
  const joined = {...same, contexts: [...new Set([...same.contexts, ...contexts])]};
  return texts.map((each) => (each === same ? joined : each));
}

/**
 * Every rule of a rule set, in the order of its file.
 * @param ruleSet id by which the validator reports a check without one
 * @param file path of the rule set, a Schematron file
 * @param root of that file
 */
export function officialRulesOf(ruleSet: string, file: string, root: XmlElement, read: ReadBeside): OfficialRule[] {
  const all = elementsOf(file, root, read);
  const instances = instancesOf(all);
  const rules = new Map<string, OfficialText[]>();
  for (const {element} of all.filter((each) => isCheck(each.element))) {
    const text = oneLine(wordsIn(element));
    const id = idOf(element, text, ruleSet);
    const contexts = contextsOf(element.parent, instances);
    const written = {level: levelOf(element.attributes), text: withoutId(text, id), contexts};
    rules.set(id, withText(rules.get(id) ?? [], written));
  }
  return Array.from(rules, ([id, texts]) => ({id, texts}));
}
