import HashLink from './HashLink';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly as: 'h2' | 'h3';
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** Entries below a heading with an anchor; a group in which the filter leaves nothing is hidden. */
export default function Group({id, title, as: Heading, className, children}: Props): React.ReactNode {
  return (
    <section className={className} data-find-group aria-labelledby={id}>
      <Heading id={id}>
        {title}
        <HashLink id={id} name={title} />
      </Heading>
      {children}
    </section>
  );
}
