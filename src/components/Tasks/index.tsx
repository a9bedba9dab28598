import Link from '@docusaurus/Link';
import type {taskCards} from '../../sources/sections';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

/** What the reader can do in each section of the site: a card for each group of tasks, which link to their pages. */
export default function Tasks({cards}: {readonly cards: ReturnType<typeof taskCards>}): React.ReactNode {
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
