import type {FailureId} from '../../content/playgroundFailures';

/** What a reader's request comes to: a GraphQL response, or a failure and what there is to show of its response. */
export type Outcome =
  | {readonly kind: 'answer'; readonly result: Readonly<Record<string, unknown>>}
  | {
      readonly kind: 'failure';
      readonly id: FailureId;
      readonly status?: number;
      /** Seconds until the service accepts a request again. */
      readonly wait?: number;
      /** What the response pane shows. */
      readonly shown?: Readonly<Record<string, unknown>>;
    };

/** A failure without a response. */
export const failed = (id: FailureId): Outcome => ({kind: 'failure', id});
