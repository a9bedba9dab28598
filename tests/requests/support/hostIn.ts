import type {LanguageId} from '../../../src/contracts/requests/writers';

/** How code of each language reads its host: the variable, and the value otherwise. */
const READING: Record<LanguageId, RegExp> = {
  curl: /^host=\$\{(\w+):-(https:[^}]+)\}$/m,
  csharp: /^ +var host = Environment\.GetEnvironmentVariable\("(\w+)"\) \?\? "([^"]+)";$/m,
  java: /^ +var host = System\.getenv\(\)\.getOrDefault\("(\w+)", "([^"]+)"\);$/m,
  javascript: /^const host = process\.env\.(\w+) \?\? '([^']+)';$/m,
  python: /^host = os\.environ\.get\("(\w+)", "([^"]+)"\)$/m,
  php: /^\$host = getenv\('(\w+)'\) \?: '([^']+)';$/m,
};

/** The environment variable from which a request reads its host, and its host otherwise. @throws Error for code that has no such line */
export function hostIn(language: LanguageId, text: string): [variable: string, origin: string] {
  const [, variable, origin] = READING[language].exec(text) ?? [];
  if (variable === undefined || origin === undefined) throw new Error(`no host is read in ${text}`);
  return [variable, origin];
}
