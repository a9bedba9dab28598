import {sectionsOf} from '../contracts/sections';
import {memoized} from './files';
import {linkedPage} from './pageLinks';
import {fromYaml, yamlFile} from './yaml';

const FILE = 'docs/sections.yaml';

/** The sections of the site. */
export const sections = fromYaml(FILE, sectionsOf);

/** The task cards of all sections. @throws ContentError for a page that does not exist */
export const taskCards = memoized(() =>
  sections().sections.flatMap(({label, what, tasks: groups}, section) =>
    groups.map(({group, tasks}, index) => {
      for (const [task, {page}] of tasks.entries())
        if (page !== '/')
          linkedPage(page, yamlFile(FILE), ['sections', section, 'tasks', index, 'tasks', task, 'page']);
      return {section: label, what, group, tasks};
    }),
  ),
);
