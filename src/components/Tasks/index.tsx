import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

interface Props {
  /** Each with its section and what that is, the name of the group, and the tasks with their pages. */
  readonly cards: readonly {
    readonly section: string;
    readonly what: string;
    readonly group: string;
    readonly tasks: readonly {readonly do: string; readonly page: string}[];
  }[];
}

/** What the reader can do in each section of the site: a card for each group of tasks, which link to their pages. */
export default function Tasks({cards}: Props): ReactNode {
  return (
    <div className={sheet.locals.cards} data-wide>
      <PageStyle sheet={sheet} />
      {cards.map(({section, what, group, tasks}) => (
        <section key={group} className={sheet.locals.card}>
          <h3>
            <small>
              <b>{section}</b> {what}
            </small>{' '}
            {group}
          </h3>
          <ul>
            {tasks.map(({do: task, page}) => (
              <li key={task}>
                <Link to={page}>{task}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
