import {lazy, Suspense, useEffect, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {SUGGESTED} from '@site/src/components/Search/suggested';
import {prepare, resultsPage, statusOf, useHits} from '@site/src/components/Search/useHits';
import {hitId, LIST} from './ids';
import {nextActive} from './nextActive';
import styles from './styles.module.css';

const LIMIT = 8;

const hitList = (): Promise<typeof import('./HitList')> => import('./HitList');
/** Without the list the box still tells how many hits there are, and Enter leads to them. */
const HitList = lazy(() => hitList().catch(() => ({default: () => null})));

/**
 * The search box of every page: a combobox whose list shows the best hits, or pages to start from. It works before the script is there, so
 * the input is not controlled. The first focus loads the search and the list, whose style makes the form take a phone's window (`data-open`).
 */
export default function SearchBar(): React.ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const returning = useRef(false);
  const history = useHistory();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<boolean>();
  const [chosen, setChosen] = useState<number>();
  const [key, setKey] = useState('Ctrl K');
  const query = text.trim();
  const answer = useHits(query, LIMIT);
  const nothing = answer?.hits.length === 0 && !answer.problem;
  const found = query !== '' && !nothing;
  const options = found ? (answer?.hits ?? []) : SUGGESTED;
  const listed = open === true && options.length > 0;
  const active = found ? Math.min(chosen ?? 0, options.length - 1) : chosen;

  function show(): void {
    setOpen(true);
    wantKeyboard(true);
  }

  function wantKeyboard(wanted: boolean): void {
    if (input.current) input.current.inputMode = wanted ? '' : 'none';
  }

  /** Also what was typed before the script was there. */
  function read(): void {
    setText(input.current?.value ?? '');
    setChosen(undefined);
    show();
  }

  function enter(): void {
    if (returning.current) return;
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
    setChosen(undefined);
  }

  /** Closes the list and puts the focus into the box without opening it again. */
  function close(): void {
    returning.current = true;
    setOpen(false);
    input.current?.focus();
    returning.current = false;
  }

  /** The same, and a phone's keyboard goes too. */
  function closeSheet(): void {
    returning.current = true;
    input.current?.blur();
    wantKeyboard(false);
    close();
  }

  function go(address: string): void {
    clear();
    setOpen(false);
    input.current?.blur();
    history.push(address);
  }

  function submit(event: React.SyntheticEvent): void {
    event.preventDefault();
    const upToDate = !found || answer?.query === query;
    const hit = open && upToDate && active !== undefined ? options[active] : undefined;
    if (query || hit) go(hit?.href ?? resultsPage(query));
  }

  function answerKey(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape') {
      // The browser would empty the box at once.
      event.preventDefault();
      if (open) close();
      else clear();
      return;
    }
    const next =
      event.target === input.current ? nextActive(event.key, listed ? active : undefined, options.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    show();
    setChosen(next);
  }

  function closeOutside({currentTarget, relatedTarget}: React.FocusEvent): void {
    if (returning.current || currentTarget.contains(relatedTarget)) return;
    setOpen((before) => before && false);
    wantKeyboard(true);
  }

  return (
    <form
      role="search"
      action="/search.html"
      className={styles.form}
      data-open={open}
      onSubmit={submit}
      onBlur={closeOutside}
      onKeyDown={answerKey}
    >
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
        aria-activedescendant={listed && active !== undefined ? hitId(active) : undefined}
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={enter}
        onPointerDown={() => wantKeyboard(true)}
        onClick={show}
        onChange={read}
      />
      <kbd className={styles.key} aria-hidden>
        {key}
      </kbd>
      <p role="status" className={styles.status}>
        {open && query && statusOf(answer)}
      </p>
      {open && (
        <Suspense>
          <HitList
            label={found ? 'Search results' : 'Suggested pages'}
            hits={options}
            active={active}
            message={query && (nothing || options.length === 0) ? statusOf(answer) : undefined}
            all={found ? resultsPage(query) : undefined}
            go={go}
            close={closeSheet}
          />
        </Suspense>
      )}
    </form>
  );
}
