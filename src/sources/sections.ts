import {sectionsOf} from '../contracts/sections';
import {memoized} from './files';
import {linkedPage} from './pageLinks';
import {fromYaml, yamlFile} from './yaml';

const FILE = 'docs/sections.yaml';

/** The sections of the site. */
export const sections = fromYaml(FILE, sectionsOf);

/** @throws ContentError for a page that does not exist; `path` is the place of its name in the file */
function checkPage(page: string, path: readonly (string | number)[]): void {
  if (page !== '/') linkedPage(page, yamlFile(FILE), path);
}

/** What a reader can do: the first steps of a newcomer, and the tasks of all sections in groups. @throws ContentError for a page that does not exist */
export const tasks = memoized(() => {
  const {firstSteps, sections: all} = sections();
  for (const [step, {page}] of firstSteps.entries()) checkPage(page, ['firstSteps', step, 'page']);
  const groups = all.flatMap(({tasks: groupsOf}, section) =>
    groupsOf.map(({group, tasks: ofGroup}, index) => {
      for (const [task, {page}] of ofGroup.entries())
        checkPage(page, ['sections', section, 'tasks', index, 'tasks', task, 'page']);
      return {group, tasks: ofGroup};
    }),
  );
  return {firstSteps, groups};
});
