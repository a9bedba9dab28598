import {XmlDocument, type XmlNode} from 'libxml2-wasm';
import {type Check} from './compile/check';
import {fatal} from './findings';
import {xpathOf, type FindPlace, type Place} from './location';
import {type Finding, type Severity} from './model';

/** A compiled rule set: `checks` gives the words, `sheet` is what the processor runs. */
export interface CompiledRules {
  readonly checks: readonly Check[];
  readonly sheet: unknown;
  /** Address against which the rules resolve files that they read. */
  readonly base: string;
}

/** Gives a compiled rule set by its id. @throws Error when there is none */
export type LoadRules = (id: string) => CompiledRules | Promise<CompiledRules>;

/** Runs a compiled sheet on a document and returns what it writes. */
export type Processor = (sheet: unknown, base: string, text: string) => string;

const SEVERITIES: Readonly<Record<string, Severity>> = {
  warning: 'warning',
  warn: 'warning',
  information: 'information',
  info: 'information',
};

const attribute = (hit: XmlNode, name: string): string => hit.get(`@${name}`)?.content ?? '';

/** The message of a check, with the values that the rule took from the document. */
function messageOf(check: Check, hit: XmlNode): string {
  const values = hit.find('v').map(({content}) => content);
  const text = check.text.map((part, index) => part + (values[index] ?? '')).join('');
  return text.replace(/\s+/g, ' ').trim();
}

/** What the findings of a rule set say beside the words of its checks. */
export interface Reading {
  readonly source: string;
  readonly tree: XmlDocument;
  readonly placeOf: FindPlace;
  /** Severities of the message, which replace those of the rules. */
  readonly levels?: Readonly<Record<string, Severity>>;
}

/** Where a hit is: `elements` are those that the sheet walked through; a sheet that looks at other nodes writes the location itself. */
function placed(hit: XmlNode, elements: string, {tree, placeOf}: Reading): Pick<Place, 'location' | 'line' | 'order'> {
  const at = attribute(hit, 'at');
  if (elements) return placeOf(elements, Number(at));
  return {location: at, line: at ? (tree.get(xpathOf(at))?.line ?? 0) : 0, order: 0};
}

/** The finding for `f`: a check that stopped with an error or, without a check, a variable that did. */
function stopped(hit: XmlNode, check: Check | undefined, source: string): Finding {
  const what = check ? `The rule ${idOf(check, source)}` : 'A variable of the rules';
  return fatal('RULES', `${what} of the rule set ${source} stopped with an error: ${hit.content}`, {source});
}

/** The id of a check: its own, that which its message begins with, or that of the rule set. */
const idOf = ({id, text: [first = '']}: Check, source: string): string =>
  id || (/^\s*\[([^\]]+)\]/.exec(first)?.[1] ?? source);

/** What a hit says: its rule, its severity and its words. */
function saidBy(hit: XmlNode, checks: readonly Check[], {source, levels = {}}: Reading): Finding {
  const number = Number(attribute(hit, 'n'));
  const check = checks[number - 1];
  if (hit.get('self::f')) return stopped(hit, check, source);
  if (!check) throw new Error(`It has no check ${number}`);
  const rule = idOf(check, source);
  const severity = levels[rule] ?? SEVERITIES[check.level.toLowerCase()] ?? 'fatal';
  return {rule, severity, message: messageOf(check, hit), location: '', source};
}

/** The findings of a pattern in the order of the document, in which the sheet has not looked at the elements. */
function findingsOfPattern(pattern: XmlNode, checks: readonly Check[], reading: Reading): Finding[] {
  const hits = pattern.find('w/*').map((hit) => ({hit, place: placed(hit, hit.get('../@e')?.content ?? '', reading)}));
  hits.sort((a, b) => a.place.order - b.place.order);
  return hits.map(({hit, place: {location, line}}) => {
    const {rule, severity, message, source} = saidBy(hit, checks, reading);
    return {rule, severity, message, location, ...(line ? {line} : {}), source};
  });
}

/** Turns what a sheet wrote into findings. @throws Error for what no sheet of this rule set writes */
export function findingsOf({checks}: CompiledRules, written: string, reading: Reading): Finding[] {
  const hits = XmlDocument.fromString(written);
  try {
    if (hits.root.name !== 'hits') throw new Error('It wrote no findings');
    const patterns = hits.find('/hits/p');
    if (patterns.length === 0) throw new Error('It looked at nothing');
    return patterns.flatMap((pattern) => findingsOfPattern(pattern, checks, reading));
  } finally {
    hits.dispose();
  }
}
