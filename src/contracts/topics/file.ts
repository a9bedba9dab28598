import * as z from 'zod';
import {text} from '../yamlFile';

const key = z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/);
const name = z.string().regex(/^[A-Z][A-Za-z]+$/);

const facts = {meaning: text, when: text, details: z.array(key)};

const outcome = z.strictObject({
  topic: z.string().regex(/^[A-Za-z]*\{family\}[A-Za-z]*$/),
  kind: z.enum(['event', 'command']),
  direction: z.enum(['in', 'out', 'both']),
  ...facts,
  refToDocumentId: z.literal(false).optional(),
  followedBy: z.array(z.string().regex(/^[A-Za-z]*\{(family|answeredBy|changedBy)\}[A-Za-z]*$/)),
  column: name.optional(),
  only: z.array(name).optional(),
});

const family = z.strictObject({
  noun: z.string().regex(/^an? \S/, "A noun with 'a' or 'an'"),
  outcomes: z.array(name).optional(),
  refToDocumentId: z.literal(true).optional(),
  answeredBy: name.optional(),
  changedBy: z.array(name).optional(),
  replacedBy: name.optional(),
  adds: z.record(name, z.array(key)).optional(),
  own: z.record(name, z.strictObject(facts)).optional(),
});

const hook = z.strictObject({
  topic: z.string().regex(/^Hook[A-Z][A-Za-z]+$/),
  ...facts,
  followedBy: z.array(name),
  allowedActions: z.array(text).optional(),
});

const content = z.strictObject({
  wildcards: z.array(z.strictObject({pattern: text, matches: text})),
  outcomes: z.record(name, outcome),
  families: z.record(name, family),
  hooks: z.array(hook),
});

/** One value of the file that names something else in it. */
interface Mention {
  readonly path: readonly (string | number)[];
  readonly name: string;
}

const listed = (path: Mention['path'], names: readonly string[] = []): Mention[] =>
  names.map((each, index) => ({path: [...path, index], name: each}));
const keyed = (path: Mention['path'], named: object = {}): Mention[] =>
  Object.keys(named).map((each) => ({path: [...path, each], name: each}));
const single = (path: Mention['path'], each: string | undefined): Mention[] => (each ? [{path, name: each}] : []);

/** openapi/topics.yaml as it is written: its header says what each key means. Names of outcomes, families and hook topics must exist. */
export const topicsFile = content.superRefine(({outcomes, families, hooks}, context) => {
  const expect = (what: string, known: readonly string[], mentions: readonly Mention[]): void => {
    for (const {path, name: each} of mentions) {
      if (!known.includes(each)) context.addIssue({code: 'custom', path: [...path], message: `no ${what} '${each}'`});
    }
  };
  const everyFamily = Object.entries(families);
  expect('family', Object.keys(families), [
    ...Object.entries(outcomes).flatMap(([id, {only}]) => listed(['outcomes', id, 'only'], only)),
    ...everyFamily.flatMap(([id, {changedBy, answeredBy, replacedBy}]) => [
      ...listed(['families', id, 'changedBy'], changedBy),
      ...single(['families', id, 'answeredBy'], answeredBy),
      ...single(['families', id, 'replacedBy'], replacedBy),
    ]),
  ]);
  expect(
    'outcome',
    Object.keys(outcomes),
    everyFamily.flatMap(([id, {outcomes: some, adds, own}]) => [
      ...listed(['families', id, 'outcomes'], some),
      ...keyed(['families', id, 'adds'], adds),
      ...keyed(['families', id, 'own'], own),
    ]),
  );
  expect(
    'hook topic',
    hooks.map(({topic}) => topic),
    hooks.flatMap(({followedBy}, index) => listed(['hooks', index, 'followedBy'], followedBy)),
  );
});

export type TopicsFile = z.infer<typeof topicsFile>;
export type OutcomeEntry = z.infer<typeof outcome>;
export type FamilyEntry = z.infer<typeof family>;
