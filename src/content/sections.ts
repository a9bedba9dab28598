import {ContentError} from '../contracts/contentError';
import {sectionsOf, type Sections} from '../contracts/sections';
import {yamlFile} from './contracts';
import {memo} from './files';
import {isPending, pageLink} from './pages';

const FILE = 'docs/sections.yaml';

/**
 * The sections of the site, as docs/sections.yaml has them.
 * @throws ContentError as `sectionsOf` does
 */
export function sections(): Sections {
  return memo('sections', () => sectionsOf(yamlFile(FILE)));
}

/** Whether the page is written. */
function isWritten(page: string, path: readonly (string | number)[]): boolean {
  if (isPending(page)) return false;
  if (page === '/' || pageLink(page)) return true;
  const line = yamlFile(FILE).lineOf(path);
  throw new ContentError(FILE, line, `link to ${page}: no such page`, 'src/addresses/routes.json lists the addresses');
}

/** A card of tasks: its section and what that is, its group, and the tasks whose pages are written. */
export interface TaskCard {
  readonly section: string;
  readonly what: string;
  readonly group: string;
  readonly tasks: readonly {readonly do: string; readonly page: string}[];
}

/**
 * The task cards of all sections, without tasks whose pages are not written yet.
 * @throws ContentError as `sections` does, and for a page that does not exist
 */
export function taskCards(): TaskCard[] {
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
