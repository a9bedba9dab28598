import * as z from 'zod';
import {checkYaml, text, type YamlFile} from './yamlFile';

const role = z.enum(['ApUser', 'ApManager']);
const reasons = z.record(z.string(), text);

const response = z.strictObject({
  after: z.int().positive(),
  status: text,
  reasons: reasons.optional(),
  actions: reasons.optional(),
  note: text.optional(),
});

const receiver = z.strictObject({
  partyId: text,
  name: text,
  does: text,
  fails: z.union([z.int().positive(), z.literal('all')]).default(0),
  wait: z.int().positive().default(1),
  refuses: text.optional(),
  unknown: z.literal(true).optional(),
  responses: z.array(response).default([]),
  status: z.strictObject({after: z.int().positive(), status: text, note: text}).optional(),
});

const scan = z.strictObject({
  file: z.string().regex(/^\*?[\w-]*\*?$/),
  does: text,
  error: text.optional(),
  recognition: z.strictObject({confidence: z.int().min(0).max(100), uncertain: z.array(text)}).optional(),
});

const REQUEST_FAULTS = ['unavailable', 'dropped', 'lost', 'timeout', 'garbled'] as const;
const EVENT_FAULTS = ['late', 'repeated'] as const;

const fault = z.enum([...REQUEST_FAULTS, ...EVENT_FAULTS]);

/** What goes wrong with a request or an event. */
export type RequestFault = (typeof REQUEST_FAULTS)[number];
export type EventFault = (typeof EVENT_FAULTS)[number];

/** openapi/sandboxOutcomes.yaml as it is written: its header says what each key means. */
export const sandboxOutcomes = z.strictObject({
  organisation: z.strictObject({
    applications: z.array(z.strictObject({clientId: text, secret: text, role})),
    users: z.array(
      z.strictObject({
        ...{name: text, passwords: z.array(text), role},
        parties: z.record(z.string(), z.array(text)).default({}),
      }),
    ),
    subscriptionKeys: z.array(text),
  }),
  participants: z.record(z.string(), z.array(text)),
  networks: z.record(z.string(), z.array(text)),
  attemptWaits: z.array(z.int().positive()),
  documents: z.array(z.strictObject({id: z.uuid(), file: text, refersTo: z.uuid().optional()})),
  receivers: z.array(receiver),
  levelStatus: z.strictObject({after: z.int().positive(), own: text, elsewhere: text}),
  validations: z.record(z.string(), z.array(text)),
  scans: z.array(scan),
  scanResult: text,
  chaos: z.array(
    z.strictObject({fault, share: z.int().positive(), seconds: z.int().positive().optional(), does: text}),
  ),
  production: z.strictObject({clientIds: text, subscriptionKeys: text}),
});

/** openapi/sandboxOutcomes.yaml, whose header says what each key means. Waits are in seconds of the bus. */
export type SandboxOutcomes = z.infer<typeof sandboxOutcomes>;

/** A test receiver. */
export type TestReceiver = SandboxOutcomes['receivers'][number];

/** What a test receiver sends back. */
export type TestResponse = TestReceiver['responses'][number];

/** What the sandbox starts with and does on request. @throws ContentError for a key or value that is wrong */
export const sandboxOutcomesOf = (yaml: YamlFile): SandboxOutcomes => checkYaml(yaml, sandboxOutcomes);

/** The faults of requests, or of events. */
export const isRequestFault = (name: RequestFault | EventFault): name is RequestFault =>
  REQUEST_FAULTS.some((each) => each === name);
