import {memo, useEffect} from 'react';
import OriginalNavbar from '@theme-original/Navbar';

function closeSidebar(): void {
  const close = document.querySelector<HTMLButtonElement>('.navbar-sidebar--show .navbar-sidebar__close');
  if (!close) return;
  close.click();
  document.querySelector<HTMLButtonElement>('.navbar__toggle')?.focus();
}

/** The navigation bar. Escape closes the sidebar of a phone; the original knows no key for it. */
function Navbar(): React.ReactNode {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeSidebar();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return <OriginalNavbar />;
}

/** Memoised, so that a navigation redraws only what depends on the address. */
export default memo(Navbar);
