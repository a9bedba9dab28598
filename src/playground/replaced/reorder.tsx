/** The list of tabs. Its entries contain buttons, which the role `tablist` doesn't allow. */
const Group = ({ref, className, children, 'aria-label': label}: React.ComponentProps<'ul'>): React.ReactElement => (
  <ul ref={ref} className={className} aria-label={label}>
    {children}
  </ul>
);

const Item = ({
  ref,
  className,
  children,
  'aria-selected': isSelected,
}: React.ComponentProps<'li'>): React.ReactElement => (
  <li ref={ref} className={className} aria-current={isSelected === true ? 'true' : undefined}>
    {children}
  </li>
);

/** In place of framer-motion, with which GraphiQL lets tabs be dragged. */
export const Reorder = {Group, Item};
