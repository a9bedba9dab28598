import type {ComponentProps, ReactElement} from 'react';

/** The list of tabs. Its entries contain buttons, which the role `tablist` doesn't allow. */
const Group = ({ref, className, children, 'aria-label': label}: ComponentProps<'ul'>): ReactElement => (
  <ul ref={ref} className={className} aria-label={label}>
    {children}
  </ul>
);

const Item = ({ref, className, children, 'aria-selected': isSelected}: ComponentProps<'li'>): ReactElement => (
  <li ref={ref} className={className} aria-current={isSelected === true ? 'true' : undefined}>
    {children}
  </li>
);

/** In place of framer-motion, with which GraphiQL lets tabs be dragged. */
export const Reorder = {Group, Item};
