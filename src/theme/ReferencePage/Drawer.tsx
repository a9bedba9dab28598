import type {MouseEvent, ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

interface Props {
  readonly children: ReactNode;
}

function Menu({children}: Props): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const close = ({target}: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) toggle();
  };
  return <div onClick={close}>{children}</div>;
}

/** Puts a list of operations into the menu of a phone, which closes when one is chosen. */
export default function Drawer({children}: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{children}} />;
}
