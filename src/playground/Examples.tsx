import {useRef, useState} from 'react';
import content from 'playground:content';
import fold from '../components/Fold/styles.module.css';
import {asHtml} from '../components/html';
import type {Texts} from './state/texts';

/** The arrow keys lead from one example to the next: the list is a single stop of Tab. */
function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
  buttons[buttons.findIndex((each) => each === document.activeElement) + step]?.focus();
}

/** The list of examples, which folds when one is chosen; `open` gets its texts. */
export function Examples({open}: {readonly open: (example: Texts) => void}): React.ReactElement {
  const list = useRef<HTMLDetailsElement>(null);
  const [focused, setFocused] = useState(0);
  const choose = (example: Texts): void => {
    open(example);
    list.current?.removeAttribute('open');
    list.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={list} className={`playground-examples ${fold.marked}`}>
      <summary id="playground-examples">Example queries ({content.examples.length})</summary>
      <div role="toolbar" aria-orientation="vertical" aria-labelledby="playground-examples" onKeyDown={moveFocus}>
        {content.examples.map(({name, title, shows, query, variables}, index) => (
          <button
            key={name}
            type="button"
            tabIndex={index === focused ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={() => choose({query, variables})}
          >
            <strong>{title}</strong>
            <span {...asHtml(shows)} />
          </button>
        ))}
      </div>
    </details>
  );
}
