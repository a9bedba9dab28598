import {IDENTIFIERS} from '../../addresses/places';
import {asHtml} from '../html';
import type {identifiersOf} from '../../contracts/formats/identifiers';
import Fold from '../Fold';
import PageStyle from '../PageStyle';
import Message from './Message';
import sheet from './styles.pcss';

type Panel = Readonly<ReturnType<typeof identifiersOf>>;

type Line = Panel['rules'][number];

function Lines({of}: {readonly of: readonly Line[]}): React.ReactNode {
  return (
    <ul>
      {of.map(({html, detail}) => (
        <li key={html}>
          <span {...asHtml(html)} />
          <span className={sheet.locals.detail} {...asHtml(detail)} />
        </li>
      ))}
    </ul>
  );
}

/** The rule sets of a format in one line, which opens to the dates of each release and to what has been announced. */
function Rules({rules, upcoming}: Pick<Panel, 'rules' | 'upcoming'>): React.ReactNode {
  const changes = upcoming.length === 1 ? 'announced change' : 'announced changes';
  const summary = (
    <span>
      <span className={sheet.locals.name}>Rules</span> <span {...asHtml(rules.map(({html}) => html).join('; '))} />
      {upcoming.length > 0 && (
        <>
          {' '}
          <span className="badge">
            {upcoming.length} {changes}
          </span>
        </>
      )}
    </span>
  );
  return (
    <Fold className={sheet.locals.rules} summary={summary}>
      <Lines of={rules} />
      {upcoming.length > 0 && (
        <>
          <p>Announced changes</p>
          <Lines of={upcoming} />
        </>
      )}
    </Fold>
  );
}

/** What a format is, and the identifiers of its messages; those of the first are in view, the others in a line each. */
export default function Identifiers({facts, rules, upcoming, messages}: Panel): React.ReactNode {
  return (
    <div id={IDENTIFIERS} className={sheet.locals.panel}>
      <PageStyle sheet={sheet} />
      <dl className={sheet.locals.facts}>
        {facts.map(({name, html}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...asHtml(html)} />
          </div>
        ))}
      </dl>
      {rules.length > 0 && <Rules rules={rules} upcoming={upcoming} />}
      {messages.map((message, index) => (
        <Message key={message.name} message={message} isFolded={index > 0} />
      ))}
    </div>
  );
}
