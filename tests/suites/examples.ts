import {readRecord} from '../../src/validation/node/record';
import {projectSettings} from '../../src/validation/node/settings';
import {exampleFolders, tasksOf} from '../../src/validation/node/tasks';
import {placed} from './judge';
import type {SuiteDocument} from './model';

/** Every example and every rejection of this project, with the findings that its record has (documents/examples/validation.json). */
export function projectExamples(): SuiteDocument[] {
  const record = readRecord();
  const {tasks} = tasksOf(exampleFolders(), new Set(projectSettings().messages.map(({id}) => id)));
  return tasks.map(({name, file, as}) => {
    const exactly = (record[name]?.findings ?? []).map((each) => placed({location: '', ...each}));
    return {name, file, ...(as && {as}), expects: [{exactly}]};
  });
}
