import Link from '@docusaurus/Link';
import type {tasks} from '../../sources/sections';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

type Props = ReturnType<typeof tasks>;

/** The first steps of a newcomer as numbered cards; the button of the first is filled. */
const FirstSteps = ({steps}: {readonly steps: Props['firstSteps']}): React.ReactNode => (
  <ol className={sheet.locals.steps}>
    {steps.map(({title, text, do: task, page}) => (
      <li key={page}>
        <h3>{title}</h3>
        <p>{text}</p>
        <Link to={page}>{task}</Link>
      </li>
    ))}
  </ol>
);

/** What the reader can do: first steps as cards, and below them the tasks of all sections in groups. */
export default function Tasks({firstSteps, groups}: Props): React.ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <FirstSteps steps={firstSteps} />
      <div className={sheet.locals.tasks}>
        {groups.map(({group, tasks: ofGroup}) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {ofGroup.map(({do: task, page}) => (
                <li key={task}>
                  <Link to={page}>{task}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
