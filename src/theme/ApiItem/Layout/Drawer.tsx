import type {ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

interface Props {
  readonly children: ReactNode;
}

function Menu({children}: Props): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  // A press on a link of the list, which is all that can be pressed there.
  return <div onClick={toggle}>{children}</div>;
}

/** Puts the list of operations into the menu of a phone, which closes when one is chosen. */
export default function Drawer({children}: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{children}} />;
}
