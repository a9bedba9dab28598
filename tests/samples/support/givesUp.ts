import type {LanguageId} from './languages';

/** How a sample of each language sets the time-out of 30 seconds that docs/endpoints/overview.mdx says of it. */
export const GIVES_UP: Record<LanguageId, RegExp> = {
  curl: /--max-time 30 /,
  csharp: /new HttpClient \{ Timeout = TimeSpan\.FromSeconds\(30\) \}/,
  java: /\.timeout\(Duration\.ofSeconds\(30\)\)/,
  javascript: /signal: AbortSignal\.timeout\(30_000\)/,
  python: /urlopen\([^)]*timeout=30\)/,
  php: /CURLOPT_TIMEOUT => 30,/,
};
