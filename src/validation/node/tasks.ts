import fs from 'node:fs';
import path from 'node:path';
import {brokenBy, brokenFile, rejectionsOf, type Rejection} from '../../contracts/formats/rejections';
import {parseYaml} from '../../contracts/yamlFile';

export const EXAMPLES = 'documents/examples';

/** A document to check: an example, or an example that was broken. */
export interface Task {
  /** Path below documents/examples. */
  readonly name: string;
  readonly file: Uint8Array;
  /** Id of the message that it must be. */
  readonly as: string | undefined;
  /** The rules that must reject it; none for an example that must pass. */
  readonly rules: readonly string[];
}

/** Tasks, and the examples and rejections that can't be made into one. */
export interface Tasks {
  readonly tasks: readonly Task[];
  readonly problems: readonly string[];
}

const listOf = (message: string): string => `${EXAMPLES}/${message}/rejections.yaml`;

/** The rejections of a message; none for a folder without a list of them. @throws ContentError for a wrong rejections.yaml */
export function rejectionsIn(message: string): Rejection[] {
  const list = listOf(message);
  return fs.existsSync(list) ? rejectionsOf(parseYaml(fs.readFileSync(list, 'utf8'), list)) : [];
}

function brokenExamples(folder: string, problems: string[]): Task[] {
  return rejectionsIn(folder).flatMap((rejection) => {
    const {rule, example, change, also} = rejection;
    const good = `${EXAMPLES}/${folder}/${example}`;
    try {
      const xml = brokenBy(fs.readFileSync(good, 'utf8'), change);
      const name = brokenFile(folder, rejection);
      return [{name, file: new TextEncoder().encode(xml), as: folder, rules: [rule, ...also]}];
    } catch (error) {
      problems.push(`${listOf(folder)}: ${rule}: ${(error as Error).message}. Copy the text from ${good}.`);
      return [];
    }
  });
}

/** The tasks of folders of documents/examples. One named as a message has only its documents. @throws ContentError for a wrong rejections.yaml */
export function tasksOf(folders: readonly string[], messages: ReadonlySet<string>): Tasks {
  const problems: string[] = [];
  const tasks = folders.flatMap((folder) => {
    const as = messages.has(folder) ? folder : undefined;
    const good = fs
      .readdirSync(path.join(EXAMPLES, folder))
      .filter((name) => name.endsWith('.xml'))
      .map((name) => ({
        name: `${folder}/${name}`,
        file: fs.readFileSync(path.join(EXAMPLES, folder, name)),
        as,
        rules: [],
      }));
    return [...good, ...brokenExamples(folder, problems)];
  });
  const twice = tasks.find(({name}, at) => tasks.findIndex((each) => each.name === name) < at);
  if (twice)
    problems.push(`${EXAMPLES}/${twice.name}: two rejections have this name. Give one of them a name of its own.`);
  return {tasks, problems};
}

/** Names of all folders of examples. */
export function exampleFolders(): string[] {
  const entries = fs.readdirSync(EXAMPLES, {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
}
