import {sectionsOf, type Sections} from '../contracts/sections';
import {linkedPage} from './pageLinks';
import {fromYaml, yamlFile} from './yaml';

const FILE = 'docs/sections.yaml';

type Section = Sections['sections'][number];

/** A card of tasks: its section and what that is, its group, and the tasks whose pages are written. */
type TaskCard = {readonly section: string} & Pick<Section, 'what'> & Section['tasks'][number];

/** The sections of the site. */
export const sections = fromYaml(FILE, sectionsOf);

/** The task cards of all sections, without tasks whose pages are not written yet. @throws ContentError for a page that does not exist */
export function taskCards(): TaskCard[] {
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
}
