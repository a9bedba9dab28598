import {firstError, type Outcome} from '../request/outcome';
import type {Endpoint} from '../state/runOn';
import {Failure} from './Failure';

/** What the notice is about: a request, or a text to say. */
export interface Shown {
  readonly outcome?: Outcome;
  readonly endpoint?: Endpoint;
  /** Milliseconds that the request took. */
  readonly took?: number;
  readonly said?: string;
}

interface Props {
  readonly shown: Shown;
  readonly isRunning: boolean;
}

function Content({shown: {outcome, endpoint, took = 0, said}, isRunning}: Props): React.ReactElement | string | null {
  if (said !== undefined) return said;
  if (isRunning) return 'Running the query. To cancel it, press Stop.';
  if (outcome?.kind === 'failure') {
    return <Failure id={outcome.id} wait={outcome.wait} code={firstError(outcome.shown ?? {})?.code} />;
  }
  if (!outcome) return null;
  const error = firstError(outcome.result);
  if (error) return <Failure id="queryErrors" error={error} />;
  const time = `${Math.max(1, Math.round(took))} ms`;
  // The word stands above the pane.
  return (
    <>
      <span className="playground-unseen">Response</span> from {endpoint?.title ?? 'the endpoint'} in {time}, without
      errors.
    </>
  );
}

/** The outcome of the last request in words, which a screen reader announces. */
export function Notice(props: Props): React.ReactElement {
  const {outcome} = props.shown;
  const isWrong =
    !props.isRunning && outcome !== undefined && (outcome.kind === 'failure' || 'errors' in outcome.result);
  return (
    <div className="playground-notice" role="status" data-wrong={isWrong || undefined}>
      <Content {...props} />
    </div>
  );
}
