import HashLink from '../HashLink';
import {joined} from '../joined';
import sheet from './styles.pcss';

interface Props extends React.ComponentProps<'section'> {
  readonly id: string;
  /** What the entry explains, in code, with a badge behind it and its title in words. */
  readonly code: string;
  readonly badge?: React.ReactNode;
  readonly about?: string;
  /** The entry in words, for the link of its heading; default: `code`. */
  readonly name?: string;
  /** What is beside the content where the window is wide. */
  readonly beside?: React.ReactNode;
}

/** An entry of a list that has an anchor and a heading, such as an error or a type; other props go to its section. */
export default function Entry({
  id,
  code,
  badge,
  about,
  name = code,
  beside,
  children,
  ...section
}: Props): React.ReactNode {
  const heading = [
    <code>{code}</code>,
    badge && <span className="badge">{badge}</span>,
    about && <span className={sheet.locals.name}>{about}</span>,
  ];
  return (
    <section id={id} aria-labelledby={`${id}-title`} {...section}>
      <h3 id={`${id}-title`}>
        {joined(heading.filter(Boolean), ' ')}
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
