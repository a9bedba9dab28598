import * as z from 'zod';
import {ContentError} from '../../contracts/contentError';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {checkYaml} from '../../contracts/yamlFile';
import {fromYaml} from '../yaml';

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

const failure = z.strictObject({
  id: z.enum(IDS),
  title: z.string(),
  text: z.string(),
  do: z.string(),
  /** The error of the service behind it, vpd/errors.yaml. */
  code: z.string().optional(),
});

/** A failure in words: what happened and what to do. */
export interface PlaygroundFailure extends Omit<z.infer<typeof failure>, 'text' | 'do'> {
  readonly textHtml: string;
  readonly doHtml: string;
}

/** The failures in words, in the order of their file. @throws ContentError for a failure without an entry, too */
export const playgroundFailures = fromYaml('vpd/playground/failures.yaml', (yaml): PlaygroundFailure[] => {
  const entries = checkYaml(yaml, z.array(failure));
  const missing = IDS.find((id) => !entries.some((entry) => entry.id === id));
  if (missing) throw new ContentError(yaml.file, 1, `no entry for ${missing}`, 'Add one: the playground shows it');
  return entries.map(({text, do: remedy, ...entry}) => ({
    ...entry,
    textHtml: inlineMarkdownToHtml(text),
    doHtml: inlineMarkdownToHtml(remedy),
  }));
});
