import {pageBefore, stepsOf, type Step} from '../../content/steps';
import {memoized} from '../../sources/files';
import {faultAt, type Fault} from '../fault';
import type {Check, Site} from '../site';

/** A page with steps. */
export interface Guide {
  readonly file: string;
  readonly steps: readonly Step[];
  readonly before?: string;
}

const guideOf = memoized((file: string): Guide => ({file, steps: stepsOf(file), before: pageBefore(file)}));

/** The pages with steps. A page whose parts are wrong has a fault already, and its steps can't be read. */
export const guidesOf = ({pages}: Site): Guide[] =>
  pages
    .filter(({compiled, faults}) => compiled && faults.length === 0)
    .map(({file}) => guideOf(file))
    .filter(({steps}) => steps.length > 0);

/** Whether a page leads through the exchange of a document: its ids and events belong together from step to step. */
export const isStory = ({file}: Pick<Guide, 'file'>): boolean => /^docs\/introduction\/(invoice|order)\//.test(file);

/** The steps of the pages before a page, and its own; nothing where a page before it has a fault, or comes after itself. */
export function storyOf(guides: readonly Guide[], file: string, seen: readonly string[] = []): Step[] | undefined {
  const guide = guides.find((each) => each.file === file);
  if (!guide || seen.includes(file)) return undefined;
  const before = guide.before === undefined ? [] : storyOf(guides, guide.before, [...seen, file]);
  return before && [...before, ...guide.steps];
}

/** The page that `after` names exists, and no page comes after itself. */
export const storyOrder: Check = (site) => {
  const guides = guidesOf(site);
  return guides.flatMap(({file}): Fault[] => {
    const seen: string[] = [];
    for (let each: string | undefined = file; each; each = guides.find((other) => other.file === each)?.before) {
      if (seen.includes(each))
        return [
          faultAt(
            file,
            1,
            `${[...seen, each].join(' after ')}: a page comes after itself`,
            "Remove 'after' from one of them",
          ),
        ];
      seen.push(each);
    }
    return [];
  });
};
