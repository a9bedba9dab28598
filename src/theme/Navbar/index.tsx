import {useEffect, type ComponentType, type ReactNode} from 'react';
import island from '@site/src/components/Island';

const Navbar = island(() => import('@theme-original/Navbar') as Promise<{default: ComponentType}>, 'navbar-island');

/** Closes the sidebar of a phone, where the original knows no key for it, and gives the focus back to its button. */
function closeSidebar(): void {
  const close = document.querySelector<HTMLButtonElement>('.navbar-sidebar--show .navbar-sidebar__close');
  if (!close) return;
  close.click();
  document.querySelector<HTMLButtonElement>('.navbar__toggle')?.focus();
}

/** The navigation bar as an island. Escape is answered here, Ctrl+K by the early script of the page. */
export default function NavbarIsland(): ReactNode {
  useEffect(() => {
    const answer = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeSidebar();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
  return <Navbar />;
}
