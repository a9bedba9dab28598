import type {RefObject} from 'react';
import type {Kept} from '../kept';
import type {Editors} from './editors';
import type {Texts} from './texts';
import {useEditors} from './useEditors';

interface Props {
  readonly editors: RefObject<Editors | null>;
  readonly kept: Kept;
  readonly examples: readonly Texts[];
}

/** Draws nothing: the place inside of GraphiQL from where its editors can be reached. */
export function Connection({editors, kept, examples}: Props): null {
  useEditors(editors, kept, examples);
  return null;
}
