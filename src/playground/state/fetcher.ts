import type {GraphqlRequest} from '../request/post';
import {failed, type Outcome} from '../request/outcome';

/** The half of an observable that GraphiQL calls. */
interface Observer {
  next(result: object): void;
  complete(): void;
}

/** A request that runs, as GraphiQL can stop it. */
interface Running {
  subscribe(observer: Observer): {unsubscribe(): void};
}

/** A fetcher for GraphiQL whose requests can be cancelled at once. `report` gets undefined at each start, and then the outcome. */
export function fetcherOf(
  run: (request: GraphqlRequest, signal: AbortSignal) => Promise<Outcome>,
  report: (outcome: Outcome | undefined) => void,
): (request: GraphqlRequest) => Running {
  return (request) => ({
    subscribe(observer) {
      const controller = new AbortController();
      report(undefined);
      void run(request, controller.signal).then((outcome) => {
        if (controller.signal.aborted) return;
        report(outcome);
        const shown = outcome.kind === 'answer' ? outcome.result : outcome.shown;
        if (shown) observer.next(shown);
        observer.complete();
      });
      return {
        unsubscribe() {
          if (controller.signal.aborted) return;
          controller.abort();
          report(failed('cancelled'));
        },
      };
    },
  });
}
