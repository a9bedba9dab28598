import {startTransition, useReducer, useRef} from 'react';
import type {Client} from '../../client';
import type {NamedFile} from '../../protocol';
import {itemsAfter, type Item} from './items';

/** The files of the session, in memory alone. */
export interface Items {
  readonly items: readonly Item[];
  /** Checks files, and gives the key of the first. @param as id of the message that they must be */
  readonly add: (files: readonly NamedFile[], as?: string) => number | undefined;
  readonly cancel: () => void;
  readonly clear: () => void;
}

/** Keeps the files of the session and asks for their checks. An archive is replaced by the files in it. */
export function useItems(client: Client): Items {
  const [items, change] = useReducer(itemsAfter, []);
  const last = useRef(0);

  const itemsOf = (files: readonly NamedFile[], as?: string): Item[] =>
    files.map(({name, file}) => {
      last.current += 1;
      return {key: last.current, name, file, ...(as !== undefined && {as}), state: {step: 'Waiting', soFar: []}};
    });

  function check({key, name, file, as}: Item): void {
    client.ask({task: 'check', name, file, as}, (answer) => {
      if (!('found' in answer)) {
        // Drawn in small steps, so that the page stays quick.
        startTransition(() => change({key, answer}));
        return;
      }
      const within = itemsOf(answer.found, as).map((item) => ({...item, name: `${name}: ${item.name}`}));
      change({key, replace: within});
      within.forEach(check);
    });
  }

  return {
    items,
    add(files, as) {
      const added = itemsOf(files, as);
      change({add: added});
      added.forEach(check);
      return added[0]?.key;
    },
    cancel() {
      client.cancel();
      change({cancel: true});
    },
    clear() {
      client.cancel();
      change({clear: true});
    },
  };
}
