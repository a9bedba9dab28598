import {partyService} from '../support/partyData';
import {freePort} from '../support/ports';
import {start, untilAnswers} from '../support/programs';
import {everyField} from '../contract/support/everyField';
import type {Measure} from './measure';

/** Time of a query over all sample parties that asks for every field of a type, in milliseconds. */
function queryTime(type: string, field: string): Promise<number> {
  const {schema, execute} = partyService();
  const named = schema.getType(type);
  if (!named) throw new Error(`no type ${type}`);
  const query = `{ ${field} ${everyField(schema, named)} }`;
  const started = performance.now();
  const {errors} = execute({query});
  if (errors) throw new Error(errors.map(({message}) => message).join('\n'));
  return Promise.resolve(performance.now() - started);
}

/** Time from the command until the sandbox answers, in milliseconds. */
async function firstAnswer(): Promise<number> {
  const port = String(await freePort());
  const started = performance.now();
  const sandbox = start(['node', '--import', 'tsx', 'src/sandbox/main.ts'], process.cwd(), {SANDBOX_PORT: port});
  try {
    await untilAnswers(sandbox, `http://localhost:${port}/`);
    return performance.now() - started;
  } finally {
    await sandbox.stop();
  }
}

/** What needs no browser. */
export const programMeasures: readonly Measure[] = [
  {
    name: 'search in all sample parties, every field',
    goal: 50,
    times: 15,
    run: () => queryTime('party', 'party(search: "logistiek rotterdam", maxResults: 100)'),
  },
  {
    name: 'match with all sample parties, every field',
    goal: 50,
    times: 15,
    run: () => queryTime('matchResult', 'find(args: {name: "Molenrack logistiek", postcode: "3011"}, maxResults: 100)'),
  },
  {name: 'first answer of the sandbox', goal: 10_000, times: 3, run: firstAnswer},
];
