import {type MouseEvent, type ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** The list of operations as the page has it; the drawer copies it, because its data is not shipped to the browser. */
const listOnPage = (): HTMLElement | null => document.querySelector('[data-reference] > nav');

function OperationList(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const close = ({target}: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) toggle();
  };
  const list = typeof document === 'undefined' ? null : listOnPage();
  return (
    <div
      onClick={close}
      data-versions={list?.parentElement?.dataset.versions}
      dangerouslySetInnerHTML={{__html: list?.outerHTML ?? ''}}
    />
  );
}

/** Puts the list of operations into the drawer of a phone. */
export default function Drawer(): ReactNode {
  return <NavbarSecondaryMenuFiller component={OperationList} props={{}} />;
}
