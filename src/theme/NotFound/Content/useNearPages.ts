import {useEffect, useState} from 'react';
import {inSite} from '@site/src/addresses/inSite';
import {twinIndex} from '@site/src/addresses/twins';
import {nearPages} from '@site/src/components/Search/nearPages';

type Pages = ReturnType<typeof nearPages>;

async function pagesNear(words: string, address: string): Promise<Pages> {
  const response = await fetch(inSite(twinIndex));
  return response.ok ? nearPages(await response.text(), words, address) : [];
}

/** The pages that an address may mean, from the index of all pages, which is fetched for an address with words; none without the network. */
export function useNearPages(words: string, address: string): Pages {
  const [near, setNear] = useState<Pages>([]);
  useEffect(() => {
    if (words) void pagesNear(words, address).then(setNear, () => undefined);
  }, [words, address]);
  return near;
}
