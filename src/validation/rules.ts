import {XmlDocument, type XmlNode} from 'libxml2-wasm';
import {type Check} from './compile/check';
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
  /** Id of the rule set. */
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

/** The findings of a pattern in the order of the document, in which the sheet has not looked at the elements. */
function findingsOfPattern(pattern: XmlNode, checks: readonly Check[], reading: Reading): Finding[] {
  const {source, levels = {}} = reading;
  const hits = pattern.find('w/h').map((hit) => ({hit, place: placed(hit, hit.get('../@e')?.content ?? '', reading)}));
  hits.sort((a, b) => a.place.order - b.place.order);
  return hits.map(({hit, place: {location, line}}) => {
    const number = Number(attribute(hit, 'n'));
    const check = checks[number];
    if (!check) throw new Error(`It has no check ${number}`);
    const message = messageOf(check, hit);
    const rule = check.id || (/^\[([^\]]+)\]/.exec(message)?.[1] ?? source);
    const severity = levels[rule] ?? SEVERITIES[check.level.toLowerCase()] ?? 'fatal';
    return {rule, severity, message, location, ...(line ? {line} : {}), source};
  });
}

/** Turns what a sheet wrote into findings. @throws Error for what no sheet of this rule set writes */
export function findingsOf({checks}: CompiledRules, written: string, reading: Reading): Finding[] {
  const hits = XmlDocument.fromString(written);
  try {
    return hits.find('/hits/p').flatMap((pattern) => findingsOfPattern(pattern, checks, reading));
  } finally {
    hits.dispose();
  }
}
