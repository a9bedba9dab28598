import {attributesIn} from '../../content/requests';
import {existsTracked, listTracked, memoized} from '../../sources/files';
import {sampleFolder, sampleTasks} from '../../sources/samples';
import {fillTokens} from '../../sources/tokens';
import {readFilled} from '../../sources/yaml';
import {faultAt, type Fault} from '../fault';
import {calledBy} from '../openapi/calls';
import {restOperations} from '../openapi/names';
import type {Page} from '../page/pages';
import type {Check} from '../site';

/** What shows an operation in a page: a part that names it, or a command. */
type Source = Pick<Page, 'file' | 'source'>;

/** The operations that the curl samples of a task call; none of a task without them. */
const calledBySamples = memoized((task: string): string[] => {
  const folder = sampleFolder(task);
  const file = existsTracked(folder) ? listTracked(folder).find((each) => each.endsWith('.sh')) : undefined;
  return file === undefined ? [] : calledBy(readFilled(`${folder}/${file}`));
});

/** The operations that a page shows, by `<Operation>`, `<Call>`, `<Response>`, `<Samples>` or a curl command of its own. */
function shownBy({file, source}: Source): Set<string> {
  const text = fillTokens(source, file);
  const parts = [...text.matchAll(/^\s*<(Operation|Call|Response|Samples)((?:\s+\w+="[^"]*")*)\s*\/>/gm)];
  const drawn = parts.flatMap(([, name, written = '']) => {
    const {id, operation, name: task} = attributesIn(written);
    return name === 'Samples' ? calledBySamples(task ?? '') : ((name === 'Operation' ? id : operation) ?? []);
  });
  return new Set([...drawn, ...calledBy(text)]);
}

/** Whether a page leads through several operations to a goal. */
const isFlow = (file: string): boolean =>
  file.startsWith('docs/introduction/') || file === 'docs/endpoints/v1/enrollment.mdx';

/** The operations that a page shows without being in their lists. */
export function missingFrom(page: Source & Pick<Page, 'address'>): Fault[] {
  const shown = shownBy(page);
  return restOperations().flatMap(({file, operation: {operationId: id, 'x-flows': flows = []}}) =>
    shown.has(id) && !flows.includes(page.address)
      ? [
          faultAt(
            page.file,
            1,
            `the page shows ${id}, whose x-flows lack it`,
            `Add ${page.address} to the x-flows of ${id} in ${file}`,
          ),
        ]
      : [],
  );
}

/** The pages that lead to a goal are in the `x-flows` of the operations that they show. */
export const missingFlows: Check = ({pages}) =>
  pages.filter(({file, compiled}) => compiled && isFlow(file)).flatMap((page) => missingFrom(page));

/** Each operation has a page in its `x-flows`, and each of these pages shows or names it. */
export const wrongFlows: Check = ({byAddress}) =>
  restOperations().flatMap(({file, operation: {operationId: id, 'x-flows': flows = []}, lineOf}): Fault[] => {
    if (flows.length === 0)
      return [faultAt(file, lineOf('operationId'), `no page is in the x-flows of ${id}`, 'Name a guide that uses it')];
    return flows.flatMap((address, index) => {
      const page = byAddress.get(address);
      if (!page?.compiled || shownBy(page).has(id) || new RegExp(`\\b${id}\\b`).test(page.source)) return [];
      return [
        faultAt(
          file,
          lineOf('x-flows', index),
          `${address} does not name ${id}, which has it in its x-flows`,
          'Remove it here, or name the operation there',
        ),
      ];
    });
  });

/** The samples of a task do what docs/samples/tasks.yaml says. */
export const taskOperations: Check = () =>
  Object.entries(sampleTasks()).flatMap(([task, {operations}]) => {
    const called = [...new Set(calledBySamples(task))];
    if (called.join() === operations.join()) return [];
    const line =
      readFilled('docs/samples/tasks.yaml')
        .split('\n')
        .findIndex((each) => each.startsWith(`${task}:`)) + 1;
    return [
      faultAt(
        'docs/samples/tasks.yaml',
        Math.max(1, line),
        `the curl sample of ${task} calls ${called.join(', ') || 'nothing'}, not ${operations.join(', ')}`,
        'Correct the list, or the samples',
      ),
    ];
  });
