import {createHash} from 'node:crypto';
import type {Browser} from '@playwright/test';
import type {Question} from '../../search/questions';
import {withPage, type Conditions} from '../measure';
import type {Answer, Engine} from './engine';
import {countTransferred} from './transferred';

const QUESTIONS_OF_VISIT = 10;
const FEWEST_VISITS = 5;

/** What a reader with an empty cache asked one after the other. */
export interface Visit {
  readonly answers: ReadonlyMap<Question, Answer>;
  /** From the focus to the first answer: loading included. */
  readonly firstMilliseconds: number;
  /** Bytes from the focus to the first answer, and to the last. */
  readonly firstBytes: number;
  readonly allBytes: number;
  /** The same questions again, when all that they need is there. */
  readonly againMilliseconds: readonly number[];
}

const digest = ({ask}: Question): string => createHash('sha1').update(ask).digest('hex');

/** The questions of each visit: ten, or all when there are fewer; mixed, the same in each run; each question in at least one visit. */
export function plannedVisits(questions: readonly Question[]): Question[][] {
  const mixed = [...questions].sort((one, other) => (digest(one) < digest(other) ? -1 : 1));
  const count = Math.max(FEWEST_VISITS, Math.ceil(mixed.length / QUESTIONS_OF_VISIT));
  return Array.from({length: count}, (_, number) => {
    const start = Math.floor((number * mixed.length) / count);
    return [...mixed.slice(start), ...mixed.slice(0, start)].slice(0, QUESTIONS_OF_VISIT);
  });
}

/** One visit under these conditions. */
export const visit = (
  browser: Browser,
  engine: Engine,
  conditions: Conditions,
  questions: readonly Question[],
): Promise<Visit> =>
  withPage(browser, conditions, async (page) => {
    const transferred = await countTransferred(page);
    await engine.open(page);
    const before = await transferred();
    const started = performance.now();
    await engine.focus(page);
    const answers = new Map<Question, Answer>();
    const times: number[] = [];
    const bytes: number[] = [];
    for (const question of questions) {
      answers.set(question, await engine.ask(page, question.ask));
      times.push(performance.now() - started);
      bytes.push((await transferred()) - before);
    }
    const again: number[] = [];
    for (const {ask} of questions) again.push((await engine.ask(page, ask)).milliseconds);
    return {
      answers,
      againMilliseconds: again,
      firstMilliseconds: times[0] ?? 0,
      firstBytes: bytes[0] ?? 0,
      allBytes: bytes.at(-1) ?? 0,
    };
  });
