import type {ComponentProps, ReactElement} from 'react';

/** The props of framer-motion that a list without dragging has no use for. */
interface Dragging {
  readonly value?: unknown;
  readonly values?: unknown;
  readonly axis?: string;
  readonly dragConstraints?: unknown;
  readonly dragElastic?: boolean;
  readonly onReorder?: unknown;
}

type Item = ComponentProps<'li'> & Dragging;

/** The list of tabs. Its entries contain buttons, which the role `tablist` doesn't allow. */
function Group({
  values: _values,
  axis: _axis,
  onReorder: _onReorder,
  role: _role,
  ...rest
}: ComponentProps<'ul'> & Dragging): ReactElement {
  return <ul {...rest} />;
}

function Entry({
  value: _value,
  dragConstraints: _constraints,
  dragElastic: _elastic,
  role: _role,
  'aria-selected': isSelected,
  ...rest
}: Item): ReactElement {
  return <li {...rest} aria-current={isSelected === true ? 'true' : undefined} />;
}

/** In place of framer-motion: tabs can't be dragged, and 130 kB of script less. */
export const Reorder = {Group, Item: Entry};
