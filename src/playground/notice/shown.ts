import type {Outcome} from '../request/outcome';
import type {Endpoint} from '../world/runOn';

/** What the notice is about: a request, or a text to say. */
export interface Shown {
  readonly outcome?: Outcome;
  readonly endpoint?: Endpoint;
  /** Milliseconds that the request took. */
  readonly took?: number;
  readonly said?: string;
}
