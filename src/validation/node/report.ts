import {firedRules} from '../findings';
import {type Finding, type Result} from '../model';
import {type Task} from './tasks';

/** A finding on one line. */
function findingLine({rule, severity, message, location, line}: Finding): string {
  const place = [line ? `line ${line}` : '', location].filter(Boolean).join(', ');
  return `  ${severity} ${rule}${place ? ` (${place})` : ''}: ${message}`;
}

/** All that was found in a file. */
export function report(name: string, result: Result, good: boolean): string {
  const {message, schema, findings} = result;
  const head = `${good ? 'OK  ' : 'FAIL'} ${name}: ${message ?? 'unknown message'}, schema ${schema}`;
  return [head, ...findings.map(findingLine)].join('\n');
}

function remedy({rules}: Task, fired: readonly string[]): string {
  if (rules.length === 0) return 'Correct the document: examples pass without a warning.';
  const wanted = `Exactly ${rules.join(', ')} must fire`;
  const found = fired.length === 0 ? 'no rule did' : `${fired.join(', ')} did`;
  return `${wanted}, but ${found}. Correct 'change', 'rule' or 'also' in rejections.yaml.`;
}

/** What is wrong with a document that is not as it must be, and what to do. */
export function failure(name: string, task: Task, result: Result): string {
  const [head = '', ...lines] = report(name, result, false).split('\n');
  return [`${head}. ${remedy(task, firedRules(result.findings))}`, ...lines].join('\n');
}
