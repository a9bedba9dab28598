import {firedRules} from '../findings';
import {type Finding, type Result, type Verdict} from '../model';
import {type LinkOf} from './links';
import {type Task} from './tasks';

function findingLine({rule, severity, message, location, line}: Finding): string {
  const place = [line ? `line ${line}` : '', location].filter(Boolean).join(', ');
  return `  ${severity} ${rule}${place ? ` (${place})` : ''}: ${message}`;
}

/** A finding, with the address that explains it on the next line. */
const linked = (finding: Finding, message: string | undefined, linkOf: LinkOf | undefined): string =>
  [findingLine(finding), ...(linkOf ? [`    ${linkOf(finding, message)}`] : [])].join('\n');

const HEADS: Readonly<Record<Verdict, string>> = {valid: 'OK  ', invalid: 'FAIL', unchecked: 'COULD NOT CHECK'};

/** All that was found in a file, each with its address where `linkOf` is given. */
export function report(name: string, result: Result, verdict: Verdict, linkOf?: LinkOf): string {
  const {message, schema, findings} = result;
  const head = `${HEADS[verdict]} ${name}: ${message ?? 'unknown message'}, schema ${schema}`;
  return [head, ...findings.map((finding) => linked(finding, message, linkOf))].join('\n');
}

function remedy({rules}: Task, fired: readonly string[], verdict: Verdict): string {
  if (verdict === 'unchecked') return 'The check could not be done.';
  if (rules.length === 0) return 'Correct the document: examples pass without a warning.';
  const wanted = `Exactly ${rules.join(', ')} must fire`;
  const found = fired.length === 0 ? 'no rule did' : `${fired.join(', ')} did`;
  return `${wanted}, but ${found}. Correct 'change', 'rule' or 'also' in rejections.yaml.`;
}

/** What is wrong with a document that is not as it must be, and what to do. */
export function failure(name: string, task: Task, result: Result): string {
  const verdict = result.verdict === 'valid' ? 'invalid' : result.verdict;
  const [head = '', ...lines] = report(name, result, verdict).split('\n');
  return [`${head}. ${remedy(task, firedRules(result.findings), result.verdict)}`, ...lines].join('\n');
}
