import * as z from 'zod';
import {inlineMarkdownToHtml} from '../contracts/markdown';
import {ContentError} from '../contracts/contentError';
import {checkYaml} from '../contracts/yamlFile';
import {memo} from './files';
import {yamlFile} from './yaml';

const FILE = 'vpd/playground/failures.yaml';

/** What can go wrong in the playground; each has its words in vpd/playground/failures.yaml. */
const IDS = [
  'queryErrors',
  'noToken',
  'wrongToken',
  'unauthenticated',
  'forbidden',
  'rateLimited',
  'rejected',
  'serverError',
  'notGraphql',
  'tooLarge',
  'timeout',
  'cancelled',
  'unreachable',
  'offline',
  'notLoaded',
  'wrongLink',
] as const;

export type FailureId = (typeof IDS)[number];

/** A failure in words: what happened and what to do. */
export interface PlaygroundFailure {
  readonly id: FailureId;
  readonly title: string;
  readonly textHtml: string;
  readonly doHtml: string;
  /** The error of the service behind it, vpd/errors.yaml. */
  readonly code?: string;
}

const schema = z.array(
  z.strictObject({
    id: z.enum(IDS),
    title: z.string(),
    text: z.string(),
    do: z.string(),
    code: z.string().optional(),
  }),
);

/**
 * The failures in words, in the order of their file.
 * @throws ContentError for an entry that lacks a field, and for a failure without an entry
 */
export function playgroundFailures(): PlaygroundFailure[] {
  return memo('playground failures', () => {
    const yaml = yamlFile(FILE);
    const entries = checkYaml(yaml, schema);
    const missing = IDS.find((id) => !entries.some((entry) => entry.id === id));
    if (missing) throw new ContentError(FILE, 1, `no entry for ${missing}`, 'Add one: the playground shows it');
    return entries.map(({id, title, text, do: remedy, code}) => ({
      id,
      title,
      textHtml: inlineMarkdownToHtml(text),
      doHtml: inlineMarkdownToHtml(remedy),
      code,
    }));
  });
}
