import {schemaFolder} from '../../src/contracts/formats/registry';
import {reportFindings, undoneIn, type FindingKnowledge} from '../../src/diagnosis/findings';
import {startPool} from '../../src/validation/node/pool';
import {projectRegistry, projectSettings} from '../../src/validation/node/settings';
import type {Check} from './model';
import {foundOf} from './outcome';

/** In milliseconds: what takes longer hangs. */
const LIMIT = 300_000;

/** The engine of the command line. */
export interface InNode {
  readonly check: Check;
  readonly identify: (file: Uint8Array) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** Starts the engine of the command line (src/validation/node), with a worker as the page has one. */
export function startNode(): InNode {
  const {ruleSets, schemas} = projectRegistry();
  const pool = startPool(projectSettings(), 1);
  const knowledge: FindingKnowledge = {
    ruleSets: Object.fromEntries(
      Array.from(ruleSets, ([id, {name, version, page}]) => [
        id,
        {name, version, page, released: '', layer: 'cius' as const},
      ]),
    ),
    schemaName: (file) => schemas.get(schemaFolder(file))?.name ?? file,
    explanations: {},
  };
  return {
    check: (documents) =>
      Promise.all(
        documents.map(async ({file, as}) => {
          const result = await pool.validateWithin(LIMIT, file, {as});
          return {
            verdict: result.verdict,
            ...(result.message !== undefined && {message: result.message}),
            findings: reportFindings(result, knowledge).map(foundOf),
            undone: undoneIn(result),
          };
        }),
      ),
    identify: (file) => pool.identify(file),
    close: () => pool.close(),
  };
}
