import {useEffect, useState} from 'react';
import type {Piece} from './excerpt';
import type {Hit} from './groups';

/** The excerpt of a hit that is shown; of one that is far down it is loaded now. */
export function useExcerpt(hit: Hit): readonly Piece[] {
  const [loaded, setLoaded] = useState<readonly Piece[]>();
  const {href, text} = hit;
  useEffect(() => {
    setLoaded(undefined);
    if (!text) return undefined;
    let wanted = true;
    void import('./find')
      .then(({withExcerpts}) => withExcerpts([hit]))
      .then(
        ([filled]) => {
          if (wanted) setLoaded(filled?.excerpt);
        },
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [href, text]);
  return loaded ?? hit.excerpt;
}
