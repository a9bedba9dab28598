import type SaxonJS from 'saxon-js';
import type {CompiledRules, Processor} from '../../validation/rules';

/** A document that a rule set reads, by the address under which it asks for it. */
export type DocumentPool = Readonly<Record<string, unknown>>;

/** SaxonJS as the processor of compiled rules. @param pools the documents that the rules of an address read */
export const processorWith =
  (saxon: typeof SaxonJS, pools: ReadonlyMap<CompiledRules['base'], DocumentPool>): Processor =>
  (sheet, base, text) =>
    saxon.transform({
      stylesheetInternal: sheet,
      stylesheetBaseURI: base,
      sourceText: text,
      destination: 'serialized',
      documentPool: pools.get(base),
    }).principalResult;
