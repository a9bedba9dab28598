import {parsedHtml} from '../../components/parsedHtml';
import {keepInPlace} from '../page/keepInPlace';
import {labelUnfold} from '../page/unfold';

/** The requests of one language: highlighted HTML by the request's key. */
type Codes = Readonly<Record<string, string | undefined>>;

let codes: Codes = {};
let loaded: string | undefined = 'curl';

/** What the blocks had from the start, for the way back to curl. */
const curls = new WeakMap<HTMLElement, readonly Node[]>();

/** The requests of a language: none for curl, which is in the page, and for an unknown stored name; nothing when they can't be fetched. */
async function fetchCodes(language: string): Promise<Codes | undefined> {
  if (language === 'curl' || !LANGUAGES.includes(language)) return {};
  try {
    return (await (await fetch(`${REQUESTS}${language}.json`)).json()) as Codes;
  } catch {
    return undefined;
  }
}

function show(block: HTMLElement): void {
  const [code, note] = Array.from(block.querySelectorAll('code, [role=status]'));
  const html = codes[block.dataset.request ?? ''];
  if (!code || !note) return;
  if (!curls.has(block)) curls.set(block, Array.from(code.childNodes));
  const shown = html === undefined ? curls.get(block) : Array.from(parsedHtml(`<body>${html}`).body.childNodes);
  code.replaceChildren(...(shown ?? []));
  labelUnfold(code.closest('figure') ?? block);
  note.textContent = html || loaded === 'curl' ? '' : 'Could not be loaded. This is curl.';
}

/** Shows the page's requests in a language. When its file can't be fetched, curl stays and a note says so. @param pressed stays in its place */
export async function showRequests(language: string, pressed?: Element): Promise<void> {
  const blocks = document.querySelectorAll<HTMLElement>('[data-request]');
  if (blocks.length === 0) return;
  if (language !== loaded) {
    const fetched = await fetchCodes(language);
    // Another language may have been chosen meanwhile.
    if (document.documentElement.dataset.language !== language) return;
    codes = fetched ?? {};
    loaded = fetched && language;
  }
  keepInPlace(pressed, () => blocks.forEach(show));
}
