import {afterPaint} from '../../components/StaticContent/paintTopFirst';
import {labelColorMode, startColorModeChoice} from './colorMode';
import {startCopying} from './copy';
import {showEnvironment, startEnvironmentChoice} from './environment';
import {startExamples} from './examples';
import {startFilters} from './filters';
import {startHeadings} from './headings';
import {showLanguage, startLanguageChoice} from './language';
import {startReference} from './reference';
import {PAGE_SHOWN} from '../pageShown';
import {onPress} from './press';
import {startDocumentProgress} from './progress';
import {openTarget, startTargetLinks} from './target';
import {startTerms} from './terms';
import {startUnfolding} from './unfold';

/** Docusaurus gives its skip link an address that includes the sidebar, and corrects that when the application is there. */
const SKIP_LINK = 'a[href^="#__docusaurus"]';

let leave = new AbortController();

function skipToMain(_link: HTMLElement, event: MouseEvent): void {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
}

/** Starts the playground of a page that has one. Its program and style are loaded on no other page. */
async function startPlayground(signal: AbortSignal): Promise<void> {
  const place = document.querySelector<HTMLElement>('main [data-playground]');
  if (!place) return;
  const {start} = await import('psb:playground');
  await start(place, PLAYGROUND_STYLES, signal);
}

/** Starts the check of documents on its page. Its program and style are loaded on no other page. */
async function startChecker(signal: AbortSignal): Promise<void> {
  const place = document.querySelector<HTMLElement>('main [data-checker]');
  if (!place) return;
  const {start} = await import('psb:checker');
  await start(place, CHECKER_STYLES, signal);
}

async function startTree(tree: HTMLElement, signal: AbortSignal): Promise<void> {
  const {startTree: start} = await import('psb:tree');
  if (!signal.aborted) start(tree, signal);
}

/** Starts each tree of the page when the focus is in it for the first time. Their script is loaded for nothing else. */
function startTrees(signal: AbortSignal): void {
  document.querySelectorAll<HTMLElement>('main [data-tree]').forEach((tree) => {
    tree.addEventListener('focusin', () => void startTree(tree, signal), {once: true, signal});
  });
}

/** Starts what belongs to the page that is shown, and ends what belonged to the one before. */
function show(): void {
  leave.abort();
  leave = new AbortController();
  labelColorMode();
  showLanguage();
  showEnvironment();
  startReference(leave.signal);
  startTrees(leave.signal);
  void startFilters(leave.signal, openTarget);
  void startPlayground(leave.signal);
  void startChecker(leave.signal);
  openTarget();
}

/** Starts the page that the running site has put in the place of another; what needs its layout waits until it is painted. */
function showNext(): void {
  show();
  const {signal} = leave;
  afterPaint(() => {
    if (!signal.aborted) startHeadings(signal);
  });
}

function start(): void {
  startColorModeChoice();
  startCopying();
  startExamples();
  startLanguageChoice();
  startEnvironmentChoice();
  onPress(SKIP_LINK, skipToMain);
  startTargetLinks();
  startDocumentProgress();
  startTerms();
  startUnfolding();
  document.addEventListener(PAGE_SHOWN, showNext);
  window.addEventListener('hashchange', openTarget);
  show();
  startHeadings(leave.signal);
}

// A script that arrives twice would answer every press twice.
if (!Reflect.has(window, 'psbPage')) {
  Reflect.set(window, 'psbPage', true);
  start();
}
