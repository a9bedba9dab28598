import {useEffect, useRef, useState} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import OriginalCategory from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

/** A group of the sidebar. Unlike the original, it closes when the reader leaves its pages, unless they opened it themselves. */
export default function DocSidebarItemCategory(props: Props): React.ReactNode {
  const {item, activePath, onItemClick} = props;
  const isActive = isActiveSidebarItem(item, activePath);
  const open = useRef(isActive);
  const openedByReader = useRef(false);
  const [visits, setVisits] = useState(0);

  useEffect(() => {
    if (isActive) open.current = true;
    else if (open.current && !openedByReader.current) {
      open.current = false;
      setVisits((count) => count + 1);
    }
  }, [isActive]);

  const click = (clicked: typeof item): void => {
    if (clicked === item) {
      open.current = !open.current;
      openedByReader.current = open.current;
    }
    onItemClick?.(clicked);
  };

  // With a new key React renders a new group, which is closed.
  return <OriginalCategory key={visits} {...props} onItemClick={click as Props['onItemClick']} />;
}
