import {useLayoutEffect, type ReactNode} from 'react';
import {whenNeeded} from '@site/src/components/Island/need';

/** Lets links fetch their pages ahead only once the reader does something: reading alone costs no more than the page. */
function fetchAheadWhenNeeded(): void {
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    prefetch: (route) => {
      whenNeeded(() => void docusaurus.prefetch(route));
      return false;
    },
  };
}

const useBeforeLinks = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Around the whole site, for as long as it runs. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  useBeforeLinks(fetchAheadWhenNeeded, []);
  return children;
}
