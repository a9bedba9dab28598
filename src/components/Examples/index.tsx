import type {ExampleView} from '../../contracts/formats/examples';
import Fold from '../Fold';
import PageStyle from '../PageStyle';
import Passes from '../Passes';
import sheet from './styles.pcss';
import Views from './Views';

const Summary = ({title, shows}: Pick<ExampleView, 'title' | 'shows'>): React.ReactNode => (
  <span>
    <span className={sheet.locals.title}>{title}</span> <span className={sheet.locals.shows}>{shows}</span>
  </span>
);

/** An example. Where the page lacks the XML, `src/behaviour` fetches it when the fold is opened. */
function Entry({example, open}: {readonly example: ExampleView; readonly open: boolean}): React.ReactNode {
  const {anchor, file, passes, lines} = example;
  return (
    <Fold
      id={anchor}
      className={sheet.locals.example}
      open={open}
      data-example={lines === undefined ? undefined : file}
      summary={<Summary {...example} />}
    >
      <Passes text={passes} />
      <Views {...example} />
    </Fold>
  );
}

/** Example documents: what each shows, what it passed, its XML, and the document as a reader sees it. The first is open. */
export default function Examples({examples}: {readonly examples: readonly ExampleView[]}): React.ReactNode {
  return (
    <div className={sheet.locals.examples}>
      <PageStyle sheet={sheet} />
      {examples.map((example, index) => (
        <Entry key={example.file} example={example} open={index === 0} />
      ))}
    </div>
  );
}
