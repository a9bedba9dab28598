import type SaxonJS from 'saxon-js';
import type {DicoCodes} from '../../validation/dico';
import type {CompiledRules} from '../../validation/rules';
import type {Resources} from '../../validation/validator';
import type {Archive, CheckerFiles, RuleFiles} from '../model';
import {fetchJson} from './fetched';
import {processorWith, type DocumentPool} from './processor';

/** The address of a rule set, below which it looks for the documents that it reads. Nothing is fetched from there. */
const baseOf = (id: string): string => `file:///${encodeURIComponent(id)}/`;

/** How the compiler names the sheet of a rule set in each of its parts. That of another set would find nothing. */
const sheetOf = (id: string): string => `"module":${JSON.stringify(`${id}.xslt`)}`;

const encoder = new TextEncoder();

/**
 * What a validator works with in a browser. Each file is fetched when a check needs it for the first time.
 * @param say is told what the check does next, in words
 */
export function browserResources(files: CheckerFiles, saxon: typeof SaxonJS, say: (step: string) => void): Resources {
  const schemas = new Map<string, Uint8Array>();
  const pools = new Map<string, DocumentPool>();
  let codes: DicoCodes | undefined;

  async function poolOf(id: string, {reads}: RuleFiles): Promise<DocumentPool> {
    const documents = Object.entries(reads).map(async ([name, address]) => {
      const {[name]: text = ''} = await fetchJson<Archive>(address, JSON.stringify(name));
      return [baseOf(id) + name, await saxon.getResource({type: 'xml', text})] as const;
    });
    return Object.fromEntries(await Promise.all(documents));
  }

  return {
    messages: files.messages,
    schemas: (file) => schemas.get(file),
    async prepare({ownChecks}, {schema = ''}) {
      const found = files.schemas[schema];
      if (found) {
        say('Checking the schema');
        const archive = await fetchJson<Archive>(found.archive, JSON.stringify(schema));
        for (const [name, text] of Object.entries(archive)) schemas.set(name, encoder.encode(text));
      }
      if (ownChecks === 'dico') codes ??= await fetchJson<DicoCodes>(files.dicoCodes, '"lists"');
    },
    async rules(id) {
      const set = files.ruleSets[id];
      if (!set) throw new Error('this page does not contain the rule set');
      say(`Checking the rules of ${set.name}`);
      const compiled = await fetchJson<Omit<CompiledRules, 'base'>>(set.compiled, sheetOf(id));
      if (!pools.has(baseOf(id))) pools.set(baseOf(id), await poolOf(id, set));
      return {...compiled, base: baseOf(id)};
    },
    processor: processorWith(saxon, pools),
    dicoCodes() {
      if (codes) return codes;
      throw new Error('the code lists are missing');
    },
  };
}
