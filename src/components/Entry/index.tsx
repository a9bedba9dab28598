import type {ComponentProps, ReactNode} from 'react';
import HashLink from '../HashLink';

interface Props extends Omit<ComponentProps<'section'>, 'title'> {
  readonly id: string;
  readonly title: ReactNode;
  /** The entry in words, for the link of its heading. */
  readonly name: string;
  /** What is beside the content where the window is wide. */
  readonly beside?: ReactNode;
}

/** An entry of a list that has an anchor and a heading, such as an error or a type; other props go to its section. */
export default function Entry({id, title, name, beside, children, ...section}: Props): ReactNode {
  return (
    <section id={id} aria-labelledby={`${id}-title`} {...section}>
      <h3 id={`${id}-title`}>
        {title}
        <HashLink id={id} name={name} />
      </h3>
      {beside === undefined ? (
        children
      ) : (
        <div data-beside>
          <div>{children}</div>
          {beside && <div>{beside}</div>}
        </div>
      )}
    </section>
  );
}
