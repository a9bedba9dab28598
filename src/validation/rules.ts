import {XmlDocument, type XmlNode} from 'libxml2-wasm';
import {type Check} from './compile/check';
import {xpathOf} from './location';
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

/** Turns what a sheet wrote into findings; `levels` are severities of the message that replace those of the rules. */
export function findingsOf(
  {checks}: CompiledRules,
  written: string,
  source: string,
  tree: XmlDocument,
  levels: Readonly<Record<string, Severity>> = {},
): Finding[] {
  const hits = XmlDocument.fromString(written);
  try {
    return hits.find('/hits/h').flatMap((hit) => {
      const check = checks[Number(attribute(hit, 'n'))];
      if (!check) return [];
      const message = messageOf(check, hit);
      const rule = check.id || (/^\[([^\]]+)\]/.exec(message)?.[1] ?? source);
      const location = attribute(hit, 'at');
      const line = location ? tree.get(xpathOf(location))?.line : undefined;
      const severity = levels[rule] ?? SEVERITIES[check.level.toLowerCase()] ?? 'fatal';
      return [{rule, severity, message, location, ...(line ? {line} : {}), source}];
    });
  } finally {
    hits.dispose();
  }
}
