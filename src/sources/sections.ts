import {sectionsOf} from '../contracts/sections';
import {memoized} from './files';
import {linkedPage} from './pageLinks';
import {fromYaml, yamlFile} from './yaml';

const FILE = 'docs/sections.yaml';

/** The sections of the site. */
export const sections = fromYaml(FILE, sectionsOf);

/** The task cards of all sections, without tasks whose pages are not written yet. @throws ContentError for a page that does not exist */
export const taskCards = memoized(() => {
  const isWritten = (page: string, at: readonly PropertyKey[]): boolean =>
    page === '/' || linkedPage(page, yamlFile(FILE), at) !== undefined;
  return sections().sections.flatMap(({label, what, tasks: groups}, section) =>
    groups.map(({group, tasks}, index) => ({
      section: label,
      what,
      group,
      tasks: tasks.filter(({page}, task) =>
        isWritten(page, ['sections', section, 'tasks', index, 'tasks', task, 'page']),
      ),
    })),
  );
});
