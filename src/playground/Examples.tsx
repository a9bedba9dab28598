import {useState} from 'react';
import type {GraphiQLPlugin} from '@graphiql/react';
import content from 'playground:content';
import {asHtml} from '../components/html';
import {iconOf} from './icon';
import type {Editors} from './state/Connection';

/** The arrow keys lead from one example to the next: the list is a single stop of Tab. */
function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
  buttons[buttons.findIndex((each) => each === document.activeElement) + step]?.focus();
}

function Examples({editors}: {readonly editors: React.RefObject<Editors | null>}): React.ReactElement {
  const [focused, setFocused] = useState(0);
  return (
    <section className="playground-examples">
      <h2 id="playground-examples">Example queries</h2>
      <div role="toolbar" aria-orientation="vertical" aria-labelledby="playground-examples" onKeyDown={moveFocus}>
        {content.examples.map(({name, title, shows, query, variables}, index) => (
          <button
            key={name}
            type="button"
            tabIndex={index === focused ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={() => editors.current?.open({query, variables})}
          >
            <strong>{title}</strong>
            <span {...asHtml(shows)} />
          </button>
        ))}
      </div>
    </section>
  );
}

/** The list of examples, as a plugin that GraphiQL shows beside its schema explorer and its history. */
export const examplesPlugin = (editors: React.RefObject<Editors | null>): GraphiQLPlugin => ({
  title: 'Example queries',
  icon: iconOf('M7 4.5h10M7 10h10M7 15.5h10M3 4.5h.5M3 10h.5M3 15.5h.5'),
  content: () => <Examples editors={editors} />,
});
