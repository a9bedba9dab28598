import type {Comparison} from '../diagnosis/comparison/model';
import type {Finding} from '../validation/model';
import type {Checked} from './model';

/** A file by its name. */
export interface NamedFile {
  readonly name: string;
  readonly file: Blob;
}

/** What the page asks the worker: to check a file, or to compare two by their business terms. */
export type Task =
  | ({
      readonly task: 'check';
      /** Id of the message that the document must be; without it, the document says. */
      readonly as?: string;
      /** No corrections are looked for, as whoever checks many documents doesn't need them. */
      readonly isPlain?: boolean;
    } & NamedFile)
  | {readonly task: 'compare'; readonly left: NamedFile; readonly right: NamedFile};

export type CheckRequest = Task & {readonly id: number};

/**
 * What the worker says of a request: what it does next, in words; the files of an archive, which are then asked for one by one; the first findings before there is a verdict; the result, more than once
 * where a later one has more; `done` behind the last of it; or why there is none.
 */
export type Said =
  | {readonly step: string}
  | {readonly found: readonly NamedFile[]}
  | {readonly soFar: readonly Pick<Finding, 'rule' | 'severity' | 'message'>[]}
  | {readonly checked: Checked}
  | {readonly comparison: Comparison}
  | {readonly done: true}
  | {readonly failure: string};

export type CheckAnswer = Said & {readonly id: number};
