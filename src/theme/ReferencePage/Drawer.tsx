import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

interface Props {
  readonly children: React.ReactNode;
}

function Menu({children}: Props): React.ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const close = ({target}: React.MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) toggle();
  };
  return <div onClick={close}>{children}</div>;
}

/** Puts a list of operations into the menu of a phone, which closes when one is chosen. */
export default function Drawer({children}: Props): React.ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{children}} />;
}
