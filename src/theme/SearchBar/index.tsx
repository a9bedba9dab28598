import {lazy, Suspense, useEffect, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {inSite} from '@site/src/addresses/inSite';
import {MOST_SHOWN} from '@site/src/components/Search/limits';
import type {Hit} from '@site/src/components/Search/groups';
import {forget, recentSearches, remember} from '@site/src/components/Search/recent';
import {resultsPage} from '@site/src/components/Search/resultsPage';
import {spokenOf} from '@site/src/components/Search/status';
import {prepare, useHits} from '@site/src/components/Search/useHits';
import {hitId, LIST} from './ids';
import {nextActive} from './nextActive';
import {shownFor} from './options';
import styles from './styles.module.css';
import {useChoice} from './useChoice';

/** Of the status, which each page would carry in its style sheet otherwise. */
const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  clipPath: 'inset(50%)',
  overflow: 'hidden',
} as const;

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
  const [open, setOpen] = useState<boolean>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [key, setKey] = useState('Ctrl K');
  const {query, chosen, limit, take, put, choose, narrow} = useChoice(input);
  const answer = useHits(query);
  const shown = shownFor(query, answer, limit, recent);
  const {options, found, kind} = shown;
  const listed = open === true && options.length > 0;
  const active = found ? Math.min(chosen ?? 0, options.length - 1) : chosen;

  function show(): void {
    setOpen(true);
    setRecent(recentSearches());
    wantKeyboard(true);
  }

  function wantKeyboard(wanted: boolean): void {
    if (input.current) input.current.inputMode = wanted ? '' : 'none';
  }

  /** Also what was typed before the script was there. */
  function read(): void {
    take(input.current?.value ?? '');
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

  /** Puts the focus into the box without opening or reading it again. */
  function focus(): void {
    returning.current = true;
    input.current?.focus();
    returning.current = false;
  }

  function close(): void {
    setOpen(false);
    focus();
  }

  /** The same, and a phone's keyboard goes too. */
  function closeSheet(): void {
    returning.current = true;
    input.current?.blur();
    wantKeyboard(false);
    close();
  }

  function go(address: string): void {
    put('');
    setOpen(false);
    input.current?.blur();
    history.push(inSite(address));
  }

  function openHit(hit: Hit, elsewhere: boolean): void {
    const words = query ? undefined : recent[options.indexOf(hit)];
    if (answer && answer.hits.length > 0) remember(query);
    if (elsewhere) return;
    if (words === undefined) go(hit.href);
    else put(words);
  }

  function openAll(elsewhere: boolean): void {
    remember(query);
    if (!elsewhere) go(resultsPage(query, kind));
  }

  /** Opens the hit that is chosen, or all results. */
  function openChosen(elsewhere: boolean): void {
    const upToDate = !found || answer?.query === query;
    const hit = open && upToDate && active !== undefined ? options[active] : undefined;
    if (!hit && !query) return;
    if (elsewhere) window.open(hit ? inSite(hit.href) : resultsPage(query, kind), '_blank', 'noopener');
    if (hit) openHit(hit, elsewhere);
    else openAll(elsewhere);
  }

  function submit(event: React.SyntheticEvent): void {
    event.preventDefault();
    openChosen(false);
  }

  function answerKey(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const inBox = event.target === input.current;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'Enter' || !inBox) return;
      event.preventDefault();
      openChosen(true);
      return;
    }
    if (event.key === 'Escape') {
      // The browser would empty the box at once.
      event.preventDefault();
      if (open) close();
      else put('');
      return;
    }
    // The kinds above the list have the keys Left and Right.
    const isOfList = inBox || /^Arrow(?:Up|Down)$/.test(event.key);
    const next = isOfList ? nextActive(event.key, listed ? active : undefined, options.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    focus();
    show();
    choose(next);
  }

  function forgetAll(): void {
    forget();
    setRecent([]);
    choose(undefined);
    focus();
  }

  function closeOutside({currentTarget, relatedTarget}: React.FocusEvent): void {
    if (returning.current || currentTarget.contains(relatedTarget)) return;
    // A page that has just come puts the focus at its beginning (Docusaurus's skip link). A reader who already types keeps it.
    if (relatedTarget?.role === 'region') {
      focus();
      return;
    }
    setOpen((before) => before && false);
    wantKeyboard(true);
  }

  return (
    <form
      role="search"
      action={inSite('/search.html')}
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
      {open !== undefined && (
        <p role="status" style={UNSEEN}>
          {open && query && spokenOf(answer, kind, MOST_SHOWN)}
        </p>
      )}
      {open && (
        <Suspense>
          <HitList
            query={query}
            answer={answer}
            shown={shown}
            active={active}
            limit={narrow}
            open={openHit}
            openAll={openAll}
            forget={query || recent.length === 0 ? undefined : forgetAll}
            close={closeSheet}
          />
        </Suspense>
      )}
    </form>
  );
}
