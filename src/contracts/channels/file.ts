import * as z from 'zod';
import {text} from '../yamlFile';

const hook = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9=-]{1,64}$/),
  party: text.optional(),
  action: text,
  topics: z.array(z.string().regex(/^\*?[A-Za-z]*\*?$/)).min(1),
  filter: text.optional(),
});

const document = z.strictObject({
  topic: z.string().regex(/^Send[A-Z][A-Za-z]+$/),
  sender: text,
  receiver: text,
  channel: text.optional(),
});

const RULES = ['forced', 'level', 'topic', 'number', 'text'] as const;

const content = z.strictObject({
  rules: z.array(z.strictObject({id: z.enum(RULES), when: text, winner: text, reason: text})).length(RULES.length),
  otherReasons: z.strictObject({only: text, unreachable: text, 'unreachable-forced': text, unknown: text}),
  networks: z.array(text),
  example: z.strictObject({
    hooks: z.array(hook),
    registered: z.record(z.string(), z.array(text)),
    documents: z.array(document),
  }),
  parties: z.record(z.string(), z.strictObject({name: text, partyId: text})),
  failures: z.array(z.strictObject({what: text, then: text, do: text})),
});

/** openapi/channels.yaml as it is written: its header says what each key means. Every party that it mentions must be in `parties`. */
export const channelsFile = content.superRefine(({example, parties}, context) => {
  const mentioned = [
    ...example.hooks.flatMap(({party}) => party ?? []),
    ...Object.values(example.registered).flat(),
    ...example.documents.flatMap(({sender, receiver}) => [sender, receiver]),
  ];
  for (const name of mentioned) {
    if (!(name in parties)) context.addIssue({code: 'custom', path: ['example'], message: `no party '${name}'`});
  }
});

export type ChannelsFile = z.infer<typeof channelsFile>;
/** A hook on a Send topic. With `party`, it is a hook of that party; without, an environment hook. */
export type ChannelHook = z.infer<typeof hook>;
/** A document to send: parties by the names that the file gives them, and the parameter `channel`. */
export type SentDocument = z.infer<typeof document>;
