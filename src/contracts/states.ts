import * as z from 'zod';
import {sentence} from './topics/topics';
import {checkYaml, text, type YamlFile} from './yamlFile';

const state = z.strictObject({
  state: z.string().regex(/^[A-Z][A-Za-z]*$/, 'One word, or words joined: UnderQuery'),
  drawnAs: z.string().optional(),
  code: z.string().optional(),
  response: z.string().optional(),
  starts: text,
  by: text.optional(),
  do: text,
  last: z.literal(true).optional(),
  next: z.array(z.strictObject({to: text, on: text.optional()})),
});

const machine = z.strictObject({
  title: text,
  /** What leads to the first state, on the arrow of the diagram. */
  begins: text.optional(),
  /** Name of the enumeration of the REST contract that the states are the values of. */
  codes: text.optional(),
  states: z.array(state).min(2),
});

const file = z.record(z.string(), machine).superRefine((machines, context) => {
  for (const [id, {states}] of Object.entries(machines)) {
    const names = states.map((each) => each.state);
    const reached = new Set([names[0], ...states.flatMap(({next}) => next.map(({to}) => to))]);
    const wrong = (index: number, message: string): void =>
      context.addIssue({code: 'custom', path: [id, 'states', index], message});
    states.forEach(({state: name, next}, index) => {
      if (!reached.has(name)) wrong(index, `no state leads to '${name}'`);
      if (names.indexOf(name) < index) wrong(index, `'${name}' is there twice`);
      for (const {to} of next) if (!names.includes(to)) wrong(index, `leads to '${to}', which is no state`);
    });
  }
});

/** A state: how it starts, what the reader does in it and what can follow. The `last` one usually ends it. `response` is the status of an invoice response that says the same. States with the same `drawnAs` are one box, which has the names of all. Sentences are Markdown. */
export type State = z.infer<typeof state>;

/** The states of one thing, in the order in which they usually occur. The first one is the start. */
export type StateMachine = z.infer<typeof machine>;

/** The state machines, docs/states.yaml. @throws ContentError for an unreachable state, or a transition to one that doesn't exist */
export const statesOf = (yaml: YamlFile): ReadonlyMap<string, StateMachine> =>
  new Map(Object.entries(checkYaml(yaml, file)));

/** A machine with its placeholders filled: `{family}` is `Order`, `{noun}` an order, `{the noun}` the order. */
export const machineOf = (machine: StateMachine, family: string, noun: string): StateMachine =>
  JSON.parse(sentence(JSON.stringify(machine), noun).replaceAll('{family}', family)) as StateMachine;

/** Whether a machine speaks of a family of documents, which its page has to name. */
export const needsFamily = (machine: StateMachine): boolean =>
  /\{(family|noun|the noun)\}/.test(JSON.stringify(machine));

/** The name of a state as readers see it: a value of an enumeration as it is, any other in words, `For approval` for `ForApproval`. */
export const stateName = ({state: name, code}: Pick<State, 'state' | 'code'>, codes: string | undefined): string =>
  code && codes ? name : name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The codes that can follow each code of a machine. */
export function codesThatFollow({states}: StateMachine): ReadonlyMap<string, readonly string[]> {
  const codes = new Map(states.map(({state: name, code}) => [name, code]));
  return new Map(states.flatMap(({code, next}) => (code ? [[code, next.flatMap(({to}) => codes.get(to) ?? [])]] : [])));
}

/** A state machine as the text of a Mermaid state diagram. */
export function mermaidOf({begins, codes, states}: StateMachine): string {
  const boxes = new Map(states.map(({state: name, drawnAs}) => [name, drawnAs ?? name]));
  const boxOf = (name: string): string => boxes.get(name) ?? name;
  const arrow = (from: string, to: string, on?: string): string =>
    `  ${boxOf(from)} --> ${boxOf(to)}${on ? `: ${on}` : ''}`;
  const arrows = states.flatMap(({state: name, last, next}) => [
    ...(last || next.length === 0 ? [arrow(name, '[*]')] : []),
    ...next.filter(({to}) => boxOf(to) !== boxOf(name)).map(({to, on}) => arrow(name, to, on)),
  ]);
  const labels = [...new Set(boxes.values())].flatMap((box) => {
    const names = states.filter((each) => boxOf(each.state) === box).map((each) => stateName(each, codes));
    return names.join() === box ? [] : [`  state "${names.join('<br>')}" as ${box}`];
  });
  return [
    'stateDiagram-v2',
    '  direction LR',
    ...labels,
    ...new Set([arrow('[*]', states[0]?.state ?? '', begins), ...arrows]),
  ].join('\n');
}
