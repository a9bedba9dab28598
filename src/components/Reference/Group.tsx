import type {ReactNode} from 'react';
import HashLink from '../HashLink';
import sheet from './styles.pcss';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of operations, responses or schemas; one in which the filter leaves nothing is hidden. */
export default function Group({id, title, children}: Props): ReactNode {
  return (
    <section className={sheet.locals.tag} data-find-group aria-labelledby={id}>
      <h2 id={id}>
        {title}
        <HashLink id={id} name={title} />
      </h2>
      {children}
    </section>
  );
}
