import {modulesIn} from './modulesIn';
import type {Part, Wrapper} from './part';

let parts: Promise<ReadonlyMap<string, Part | Wrapper>> | undefined;

/** Every component that pages may name, and every kind of code fence, by name: the files of `parts/`. */
export function allParts(): Promise<ReadonlyMap<string, Part | Wrapper>> {
  parts ??= modulesIn(new URL('./parts/', import.meta.url));
  return parts;
}
