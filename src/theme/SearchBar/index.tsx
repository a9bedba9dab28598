import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {prepare, resultsPage, useHits, type Answer} from '@site/src/components/Search/useHits';
import {hitId, LIST} from './ids';
import {nextActive} from './nextActive';
import styles from './styles.module.css';

const LIMIT = 8;

const hitList = (): Promise<typeof import('./HitList')> => import('./HitList');
/** Without the list the box still tells how many hits there are, and Enter leads to them. */
const HitList = lazy(() => hitList().catch(() => ({default: () => null})));

function statusOf(answer: Answer | undefined): string {
  if (!answer) return 'Searching…';
  const {hits, problem} = answer;
  if (problem) return problem;
  if (hits.length === 0) return 'No results';
  return hits.length === 1 ? 'One result' : `${hits.length} results`;
}

/**
 * The search box of every page: a combobox whose list shows the best hits. The server draws it, and the reader may use it
 * before any script is there: so the input is not controlled, its form leads to the page of all results, and what was typed
 * is searched as soon as the script is there. What searches, and the list with its
 * style, is loaded when the box first has the focus.
 */
export default function SearchBar(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const [key, setKey] = useState('Ctrl K');
  const query = text.trim();
  const answer = useHits(query, LIMIT);
  const hits = answer?.hits ?? [];
  const shown = open && query !== '';
  const listed = shown && hits.length > 0;
  const active = Math.min(chosen, hits.length - 1);

  /** Also what was typed before the script was there. */
  function read(): void {
    setText(input.current?.value ?? '');
    setChosen(0);
    setOpen(true);
  }

  function enter(): void {
    prepare();
    void hitList().catch(() => undefined);
    read();
  }

  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.userAgent)) setKey('⌘ K');
    if (document.activeElement === input.current) enter();
  }, []);

  function clear(): void {
    if (input.current) input.current.value = '';
    setText('');
    setOpen(false);
  }

  function go(address: string): void {
    clear();
    input.current?.blur();
    history.push(address);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const hit = shown && answer?.query === query ? hits[active] : undefined;
    if (query) go(hit?.href ?? resultsPage(query));
  }

  function answerKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape') {
      // The browser would empty the box at once.
      event.preventDefault();
      if (shown) setOpen(false);
      else clear();
      return;
    }
    const next = nextActive(event.key, listed ? active : undefined, hits.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(true);
    setChosen(next);
  }

  function closeOutside({currentTarget, relatedTarget}: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <form role="search" action="/search.html" className={styles.form} onSubmit={submit} onBlur={closeOutside}>
      <input
        ref={input}
        className={styles.input}
        data-search-input=""
        type="search"
        name="q"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listed}
        aria-controls={listed ? LIST : undefined}
        aria-activedescendant={listed ? hitId(active) : undefined}
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={enter}
        onChange={read}
        onKeyDown={answerKey}
      />
      <kbd className={styles.key} aria-hidden>
        {key}
      </kbd>
      <p role="status" className={styles.status}>
        {shown && statusOf(answer)}
      </p>
      {shown && (
        <Suspense>
          <HitList
            hits={hits}
            active={active}
            message={hits.length > 0 ? undefined : statusOf(answer)}
            all={answer && hits.length === 0 && !answer.problem ? undefined : resultsPage(query)}
            go={go}
          />
        </Suspense>
      )}
    </form>
  );
}
