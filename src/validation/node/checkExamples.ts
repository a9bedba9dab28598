import {type ValidationEntry, type ValidationRecord} from '../../contracts/formats/record';
import {firedRules} from '../findings';
import {type Result, type Verdict} from '../model';
import {compileRules} from './compileRules';
import {type Pool} from './pool';
import {entryOf} from './record';
import {failure} from './report';
import {type Settings} from './settings';
import {EXAMPLES, type Task, type Tasks} from './tasks';
import {worst} from './usage';

/** The outcome of a run: what the record is to say, and a line for each document that is not as it must be. */
export interface Outcome {
  readonly record: ValidationRecord;
  readonly problems: readonly string[];
  /** `unchecked` where all problems are checks that could not be done. */
  readonly verdict: Verdict;
}

/** The longest that a document may take. */
export const LIMIT = 60_000;

const isAsExpected = (task: Task, {findings, verdict}: Result): boolean =>
  verdict !== 'unchecked' && firedRules(findings).join() === Array.from(new Set(task.rules)).sort().join();

/** Compiles what these messages need. Rule sets that don't compile are problems of their own. */
export async function prepare(
  settings: Settings,
  messages: Iterable<string | undefined>,
  say: (text: string) => void,
): Promise<string[]> {
  const needed = new Set(messages);
  const ruleSets = settings.messages.filter(({id}) => needed.has(id)).flatMap((message) => message.ruleSets);
  const problems = await compileRules(settings, ruleSets, say);
  return Array.from(problems, ([id, problem]) => `The rule set ${id} does not compile: ${problem}`);
}

/** Checks examples, which must pass without a warning, and broken ones, which exactly their rules must reject. `former` is the record so far. */
export async function checkExamples(
  pool: Pool,
  settings: Settings,
  {tasks, problems}: Tasks,
  former: ValidationRecord,
  say: (text: string) => void = () => undefined,
): Promise<Outcome> {
  const identified = await Promise.all(tasks.map(async ({as, file}) => as ?? pool.identify(file)));
  const uncompiled = await prepare(settings, identified, say);
  const outcomes = await Promise.all(
    tasks.map(async (task): Promise<{verdict: Verdict; problem?: string; entry?: [string, ValidationEntry]}> => {
      const result = await pool.validateWithin(LIMIT, task.file, {as: task.as});
      const message = settings.messages.find(({id}) => id === (result.message ?? task.as));
      if (!message || !isAsExpected(task, result)) {
        const verdict = result.verdict === 'unchecked' ? 'unchecked' : 'invalid';
        return {verdict, problem: failure(`${EXAMPLES}/${task.name}`, task, result)};
      }
      return {verdict: 'valid', entry: [task.name, entryOf(task, result, message, former[task.name])]};
    }),
  );
  const wrong: Verdict[] = [...problems.map(() => 'invalid' as const), ...uncompiled.map(() => 'unchecked' as const)];
  return {
    verdict: worst([...wrong, ...outcomes.map(({verdict}) => verdict)]),
    record: Object.fromEntries(outcomes.flatMap(({entry}) => (entry ? [entry] : []))),
    problems: [...problems, ...uncompiled, ...outcomes.flatMap(({problem}) => (problem ? [problem] : []))],
  };
}
