/** The requests of one language: highlighted HTML by the request's key. */
type Codes = Readonly<Record<string, string | undefined>>;

const files = new Map<string, Promise<Codes>>();

async function fetchCodes(language: string): Promise<Codes> {
  const folder = document.querySelector<HTMLMetaElement>('meta[name=requests]')?.content;
  const response = await fetch(`${folder}${language}.json`);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as Codes;
}

/** The requests of a language, fetched once; after a failure the next choice tries again. */
function codesOf(language: string): Promise<Codes> {
  const codes = files.get(language) ?? fetchCodes(language);
  files.set(language, codes);
  codes.catch(() => files.delete(language));
  return codes;
}

/** What the page had from the start, for the way back. */
const curl = new WeakMap<Element, string>();

function show(block: HTMLElement, language: string, html: string | undefined): void {
  const code = block.querySelector('code');
  const note = block.querySelector('[role=status]');
  if (!code || !note) return;
  if (html !== undefined && !curl.has(code)) curl.set(code, code.innerHTML);
  const shown = html ?? curl.get(code);
  if (shown !== undefined) code.innerHTML = shown;
  const failed = html === undefined && language !== 'curl';
  const label = block.querySelector(`[data-choice="${language}"]`)?.textContent ?? language;
  block.toggleAttribute('data-failed', failed);
  note.textContent = failed ? `${label} could not be loaded. The request is shown for curl.` : '';
}

/** Shows the page's requests in a language. When its file cannot be fetched, curl stays and a note says so. */
export async function showRequests(language: string): Promise<void> {
  const blocks = Array.from(document.querySelectorAll<HTMLElement>('[data-request]'));
  if (blocks.length === 0) return;
  const codes = language === 'curl' ? {} : await codesOf(language).catch((): Codes => ({}));
  // Another language may have been chosen meanwhile.
  if (document.documentElement.dataset.language !== language) return;
  for (const block of blocks) show(block, language, codes[block.dataset.request ?? '']);
}
