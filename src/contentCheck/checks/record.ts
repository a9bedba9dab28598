import {hashOf} from '../../contracts/formats/record';
import {readTracked} from '../../sources/files';
import {firedRules} from '../../validation/findings';
import {validateAside} from '../../validation/node/projectPool';
import {readRecord} from '../../validation/node/record';
import {exampleFolders, EXAMPLES, tasksOf, type Task} from '../../validation/node/tasks';
import {messagesOf} from '../../contracts/formats/registry';
import {formatRegistry} from '../../sources/formats';
import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

const REMEDY = 'Run npm run check:documents, and commit what it writes';

/** The file and line of a task: a document of its own, or the entry of a rejection. */
function placeOf({name, rules}: Task): {file: string; line: number} {
  const [folder = ''] = name.split('/');
  if (rules.length === 0) return {file: `${EXAMPLES}/${name}`, line: 1};
  const file = `${EXAMPLES}/${folder}/rejections.yaml`;
  const at = readTracked(file)
    .split('\n')
    .findIndex((line) => new RegExp(`\\brule: ['"]?${rules[0]}\\b`).test(line));
  return {file, line: at + 1};
}

/** What the validator finds in a document that is not the recorded one. */
async function faultsOf(task: Task): Promise<Fault[]> {
  const {file, line} = placeOf(task);
  const {findings} = await validateAside(task.file, {as: task.as});
  const fired = firedRules(findings);
  if (fired.join() === [...new Set(task.rules)].sort().join())
    return [faultAt(file, line, `${task.name} is not the document that was checked last`, REMEDY)];
  if (task.rules.length > 0)
    return [
      faultAt(
        file,
        line,
        `the change breaks ${fired.join(', ') || 'no rule'} in place of ${task.rules.join(', ')}`,
        "Correct 'change', 'rule' or 'also'",
      ),
    ];
  return findings.map((finding) =>
    faultAt(
      file,
      finding.line ?? 1,
      `${finding.rule}: ${finding.message.replace(/^\[[^\]]*\]-?\s*|\.$/g, '')}`,
      'Correct the document: examples pass without a warning',
    ),
  );
}

/** Every example document and every rejection is as it was when it was checked. One that has changed is checked now. */
export const exampleRecord: Check = async () => {
  const messages = new Set(messagesOf(formatRegistry()).map(({message}) => message.id));
  const {tasks, problems} = tasksOf(exampleFolders(), messages);
  const record = readRecord();
  const changed = tasks.filter(({name, file}) => record[name]?.sha256 !== hashOf(file));
  const gone = Object.keys(record).filter((name) => !tasks.some((task) => task.name === name));
  const faults: Fault[] = [];
  for (const task of changed) faults.push(...(await faultsOf(task)));
  return [
    // What the example doesn't have, the reader of rejections.yaml tells with its line.
    ...problems
      .filter((problem) => problem.includes('two rejections'))
      .map((problem) =>
        faultAt(problem.split(': ')[0] ?? EXAMPLES, 1, problem.split(': ').slice(1).join(': '), REMEDY),
      ),
    ...gone.map((name) => faultAt(`${EXAMPLES}/validation.json`, 1, `${name} no longer exists`, REMEDY)),
    ...faults,
  ];
};
