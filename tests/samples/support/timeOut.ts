import type {LanguageId} from './languages';

/** How a sample of each language sets the time-out of 30 seconds that docs/endpoints/overview.mdx says of it. */
export const TIME_OUT: Record<LanguageId, string> = {
  curl: '--max-time 30 ',
  csharp: 'Timeout = TimeSpan.FromSeconds(30) ',
  java: '.timeout(Duration.ofSeconds(30))',
  javascript: 'AbortSignal.timeout(30_000)',
  python: 'timeout=30)',
  php: 'CURLOPT_TIMEOUT => 30,',
};

/** The text of a sample with a time-out of one second, for a test that waits for it. */
export function impatient(text: string, id: LanguageId): string {
  return text.replace(TIME_OUT[id], TIME_OUT[id].replace('30', '1'));
}
