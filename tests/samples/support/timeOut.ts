import type {LanguageId} from './languages';

/** How a sample of each language sets the time-out of 30 seconds that docs/endpoints/overview.mdx says of it. */
export const TIME_OUT: Record<LanguageId, RegExp> = {
  curl: /--max-time 30 /,
  csharp: /Timeout = TimeSpan\.FromSeconds\(30\) /,
  java: /\.get\(30, TimeUnit\.SECONDS\)/,
  javascript: /AbortSignal\.timeout\(30_000\)/,
  python: /timeout=30\)/,
  php: /CURLOPT_TIMEOUT => 30,/,
};

/** The text of a sample with a time-out of one second, for a test that waits for it. */
export function impatient(text: string, id: LanguageId): string {
  return text.replace(TIME_OUT[id], (found) => found.replace('30', '1'));
}
