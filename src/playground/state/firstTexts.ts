import {readLink} from '../link';
import type {Kept} from '../kept';
import type {Texts} from './texts';

/** What the editors start with, and whether the address had a link that can't be read. */
export interface FirstTexts {
  /** Undefined when the editors take what was kept. */
  readonly texts: Texts | undefined;
  readonly isLinkWrong: boolean;
}

/**
 * What the editors start with: the query of a link, or what was kept, or the first example.
 * @param hash the fragment of the address
 */
export function firstTexts(hash: string, kept: Kept, example: Texts): FirstTexts {
  const link = readLink(hash);
  const isLinkWrong = link === 'invalid';
  if (link !== undefined && link !== 'invalid') return {texts: link, isLinkWrong};
  return {texts: kept.getItem('graphiql:tabState') === null ? example : undefined, isLinkWrong};
}
