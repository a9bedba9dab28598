import fs from 'node:fs';
import * as z from 'zod';
import {checkYaml, parseYaml, text} from '../../src/contracts/yamlFile';

const FILE = 'tests/search/questions.yaml';

const questions = z.array(
  z.strictObject({
    ask: text,
    want: z.array(text).min(1),
    kind: text,
    why: text,
    held: z.boolean().default(false),
  }),
);

/** What a reader asks, and the addresses that answer it: a page with any part of it, or one place when there is an anchor. */
export type Question = Readonly<z.infer<typeof questions>[number]>;

/** A hit: its address, or several when it offers parts of its page too. */
export type Hit = readonly string[];

/** Whether an address that was found answers one that is wanted. */
export type Judge = (want: string, found: string) => boolean;

/** The questions that a search is judged by; those that are `held` are not looked at while it is tuned. @throws ContentError with file and line */
export const readQuestions = (): readonly Question[] =>
  checkYaml(parseYaml(fs.readFileSync(FILE, 'utf8'), FILE), questions);

const pageOf = (address: string): string => address.replace(/#.*/, '');

/** The page alone suffices, whatever anchor is wanted. */
export const byPage: Judge = (want, found) => pageOf(found) === pageOf(want);

/** Where the pages of an interface are. */
const INTERFACES = [/^\/(?:v1\.html|endpoints\/.*)?#/, /^\/platform\//];

/** Whether two addresses are of one thing of an interface: an operation, a schema, or a type is the same on each page that shows it. */
const isSameThing = (one: string, other: string): boolean =>
  one === other ||
  (one.slice(one.indexOf('#')) === other.slice(other.indexOf('#')) &&
    INTERFACES.some((pages) => pages.test(one) && pages.test(other)));

/** The page suffices for a part of it; of things of a contract, which are hits of their own, it has to be the one that was found. */
export const byHit =
  (contractPlaces: ReadonlySet<string>): Judge =>
  (want, found) =>
    contractPlaces.has(want)
      ? isSameThing(want, found)
      : byPage(want, found) && (!want.includes('#') || !contractPlaces.has(found));

/** Place (from 1) of the first right one among the hits, best first; nothing when none is right. */
export function rankOf({want}: Question, hits: readonly Hit[], judge: Judge): number | undefined {
  const at = hits.findIndex((hit) => hit.some((found) => want.some((each) => judge(each, found))));
  return at === -1 ? undefined : at + 1;
}

/** How many questions have a right hit among the first three, given the rank of each. */
export const withinThree = (ranks: readonly (number | undefined)[]): number =>
  ranks.filter((rank) => rank !== undefined && rank <= 3).length;

/** The mean reciprocal rank: 1 when each first hit is right, 0 when none is. */
export const meanReciprocalRank = (ranks: readonly (number | undefined)[]): number =>
  ranks.reduce<number>((sum, rank) => sum + (rank === undefined ? 0 : 1 / rank), 0) / ranks.length;
